extension UIView {
  /// `true` if constraints position the view, and not its frame.
  var takesPartInConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// `true` if the view or a subview has constraints, and not only frames and masks.
  var hasConstraints: Bool {
    self is UIStackView || !heldConstraints.isEmpty || subviews.contains { $0.hasConstraints }
  }

  /// Sets the frames of all subviews: those of constraints, then those that code sets in its
  /// layout.
  ///
  /// Changes that code makes then are laid out again, up to a limit (V20.3).
  func performLayout() {
    for _ in 0..<4 {
      tellOfConstraints()
      if hasConstraints { solve() }
      let before = LayoutSnapshot(self)
      tellOfLayout()
      guard hasConstraints, LayoutSnapshot(self) != before else { return }
    }
  }

  private func solve() {
    let size = bounds.size
    solved { system, box in
      system.ask(box.width, .equal, LinearExpression(Double(size.width)))
      system.ask(box.height, .equal, LinearExpression(Double(size.height)))
    }
    .apply()
  }

  /// Returns the size that constraints determine for a target size with fitting priorities.
  func fittingSize(_ target: CGSize, _ horizontal: Double, _ vertical: Double) -> CGSize {
    tellOfConstraints()
    let system = solved { system, box in
      system.ask(box.width, .equal, LinearExpression(Double(target.width)), priority: horizontal)
      system.ask(box.height, .equal, LinearExpression(Double(target.height)), priority: vertical)
    }
    guard let box = system.box(of: self) else { return .zero }
    return CGSize(width: system.value(of: box.width), height: system.value(of: box.height))
  }

  /// Solves all frames, first with texts in one line, then with the widths that were found.
  private func solved(_ ask: (inout LayoutSystem, LayoutSystem.Box) -> Void) -> LayoutSystem {
    func system() -> LayoutSystem {
      var system = LayoutSystem(self)
      if let box = system.box(of: self) { ask(&system, box) }
      system.askForConstraints()
      system.askForContent()
      system.solver.solve()
      return system
    }
    setWraps(in: nil)
    let first = system()
    var isWrapped = false
    for view in first.views {
      guard let box = first.box(of: view) else { continue }
      if view.wraps(in: first.value(of: box.width)) { isWrapped = true }
    }
    return isWrapped ? system() : first
  }

  private func setWraps(in width: CGFloat?) {
    _ = wraps(in: width)
    for view in subviews { view.setWraps(in: width) }
  }

  private func tellOfConstraints() {
    for view in subviews { view.tellOfConstraints() }
    updateConstraints()
  }

  private func tellOfLayout() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    for layer in layer.sublayers ?? [] where layer.owner == nil { layer.layoutTree() }
    for view in subviews { view.tellOfLayout() }
  }

  /// Reports that the view and its subviews have moved to a window.
  func tellOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  /// Invalidates the view's drawing.
  func contentChanged() {
    var root = self
    while let next = root.superview { root = next }
    root.stage?.changed()
  }
}

/// The properties that a layout depends on, to see whether code has changed them.
private struct LayoutSnapshot: Equatable {
  private var frames: [CGRect] = []
  private var constants: [CGFloat] = []
  private var sizes: [CGSize] = []

  @MainActor
  init(_ view: UIView) { add(view) }

  @MainActor
  private mutating func add(_ view: UIView) {
    frames.append(view.frame)
    if view.takesPartInConstraints { sizes.append(view.contentSizeForConstraints) }
    constants += view.heldConstraints.map(\.constant)
    for subview in view.subviews { add(subview) }
  }
}
