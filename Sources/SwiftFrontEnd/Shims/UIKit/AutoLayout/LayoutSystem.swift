/// The rectangles of a view and its subviews as variables, with their constraints (V20.5).
///
/// Rectangles are in the root's coordinates; guides have rectangles as views do.
@MainActor
struct LayoutSystem {
  /// The unknowns of a rectangle.
  struct Box {
    let left: LinearExpression
    let top: LinearExpression
    let width: LinearExpression
    let height: LinearExpression

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
    var centerX: LinearExpression { left + width * 0.5 }
    var centerY: LinearExpression { top + height * 0.5 }
  }

  let root: UIView
  var solver = ConstraintSolver()
  private(set) var boxes: [ObjectIdentifier: Box] = [:]
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  let isRightToLeft: Bool

  init(_ root: UIView) {
    self.root = root
    isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    collect(root)
    for view in views { hold(view) }
  }

  // MARK: Unknowns

  private mutating func collect(_ view: UIView) {
    views.append(view)
    if let scroll = view as? UIScrollView { _ = scroll.contentLayoutGuide }
    boxes[ObjectIdentifier(view)] = makeBox()
    for guide in view.layoutGuides + view.systemGuides {
      guides.append(guide)
      boxes[ObjectIdentifier(guide)] = makeBox()
    }
    for subview in view.subviews { collect(subview) }
  }

  mutating func makeBox() -> Box {
    Box(
      left: .unknown(solver.makeUnknown()),
      top: .unknown(solver.makeUnknown()),
      width: .unknown(solver.makeUnknown()),
      height: .unknown(solver.makeUnknown())
    )
  }

  func box(of item: AnyObject) -> Box? { boxes[ObjectIdentifier(item)] }

  /// Adds a relation of two sides.
  mutating func ask(
    _ first: LinearExpression,
    _ relation: ConstraintSolver.Relation = .equal,
    _ second: LinearExpression,
    priority: Double = ConstraintSolver.required
  ) {
    solver.add(first - second, relation, priority: priority)
  }

  // MARK: What views ask for

  private mutating func hold(_ view: UIView) {
    guard let box = box(of: view) else { return }
    ask(box.width, .greaterThanOrEqual, LinearExpression())
    ask(box.height, .greaterThanOrEqual, LinearExpression())
    if view === root {
      ask(box.left, .equal, LinearExpression())
      ask(box.top, .equal, LinearExpression())
    } else if view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview {
      holdMask(of: view, box, in: superview)
    }
    for guide in view.layoutGuides + view.systemGuides { hold(guide, in: view, box) }
  }

  /// Adds the frame of a view that follows its superview by its autoresizing mask.
  private mutating func holdMask(of view: UIView, _ box: Box, in superview: UIView) {
    guard let outer = origin(for: view, in: superview), let around = self.box(of: superview) else {
      return
    }
    let frame = view.frame
    let mask = view.autoresizingMask
    let horizontal = Autoresizing(
      frame.minX,
      frame.width,
      in: superview.bounds.width,
      mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin)
    )
    let vertical = Autoresizing(
      frame.minY,
      frame.height,
      in: superview.bounds.height,
      mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin)
    )
    ask(box.left, .equal, outer.left + horizontal.start(in: around.width))
    ask(box.width, .equal, horizontal.length(in: around.width))
    ask(box.top, .equal, outer.top + vertical.start(in: around.height))
    ask(box.height, .equal, vertical.length(in: around.height))
  }

  /// Returns the origin of a view's coordinates for its subviews.
  private func origin(
    for view: UIView,
    in superview: UIView
  ) -> (left: LinearExpression, top: LinearExpression)? {
    guard let box = box(of: superview) else { return nil }
    let origin = superview.bounds.origin
    return (
      box.left + LinearExpression(-Double(origin.x)), box.top + LinearExpression(-Double(origin.y))
    )
  }

  private mutating func hold(_ guide: UILayoutGuide, in view: UIView, _ outer: Box) {
    guard let kind = guide.kind, let box = box(of: guide) else { return }
    var insets: UIEdgeInsets
    switch kind {
    case .safeArea: insets = view.safeAreaInsets
    case .margins, .readable: insets = view.effectiveLayoutMargins
    case .frame: insets = .zero
    case .keyboard:
      ask(box.left, .equal, outer.left)
      ask(box.width, .equal, outer.width)
      ask(box.height, .equal, LinearExpression(Double(view.safeAreaInsets.bottom)))
      return ask(box.bottom, .equal, outer.bottom)
    case .content:
      let origin = view.bounds.origin
      ask(box.left, .equal, outer.left + LinearExpression(-Double(origin.x)))
      return ask(box.top, .equal, outer.top + LinearExpression(-Double(origin.y)))
    }
    ask(box.left, .equal, outer.left + LinearExpression(Double(insets.left)))
    ask(box.top, .equal, outer.top + LinearExpression(Double(insets.top)))
    ask(box.right, .equal, outer.right - LinearExpression(Double(insets.right)))
    ask(box.bottom, .equal, outer.bottom - LinearExpression(Double(insets.bottom)))
  }

  /// Adds the intrinsic sizes of views with their hugging and compression priorities, unless frames
  /// determine them.
  mutating func askForContent() {
    for view in views where view === root || view.takesPartInConstraints {
      guard let box = box(of: view) else { continue }
      let size = view.contentSizeForConstraints
      ask(own: size.width, box.width, of: view, .horizontal)
      ask(own: size.height, box.height, of: view, .vertical)
    }
  }

  private mutating func ask(
    own length: CGFloat,
    _ side: LinearExpression,
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard length != UIView.noIntrinsicMetric else { return }
    let length = LinearExpression(Double(length))
    let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
    let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    ask(side, .lessThanOrEqual, length, priority: hugging)
    ask(side, .greaterThanOrEqual, length, priority: resistance)
  }

  /// Adds the constraints of stacks and of code.
  mutating func askForConstraints() {
    for view in views {
      if let stack = view as? UIStackView { askForStack(stack) }
      for constraint in view.heldConstraints { ask(for: constraint) }
    }
  }

  private mutating func ask(for constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem,
      let side = side(constraint.firstAttribute, of: first, with: constraint.secondItem)
    else { return }
    var other = LinearExpression(Double(constraint.constant))
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let value = self.side(constraint.secondAttribute, of: second, with: first)
      else { return }
      other.add(value, times: Double(constraint.multiplier))
    }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let priority = Double(constraint.priority.rawValue)
    if !solver.add(side - other, relation, priority: priority) {
      _warnOnce(
        "constraints of UIKit cannot all hold: one that must is left out, as a device does"
      )
    }
  }

  // MARK: What came of it

  /// Sets the frames of all views but the root, and of guides, with edges on pixels.
  func apply() {
    var origins: [ObjectIdentifier: CGPoint] = [:]
    for view in views {
      guard let box = box(of: view) else { continue }
      let frame = rectangle(box)
      origins[ObjectIdentifier(view)] = frame.origin
      for guide in view.layoutGuides + view.systemGuides {
        guard let inner = self.box(of: guide).map(rectangle) else { continue }
        guide.layoutFrame = inner.offsetBy(
          dx: view.bounds.minX - frame.minX,
          dy: view.bounds.minY - frame.minY
        )
      }
      (view as? UIScrollView)?.takeContentGuide()
      guard view !== root, let superview = view.superview,
        let outer = origins[ObjectIdentifier(superview)]
      else { continue }
      view.take(
        frame.offsetBy(dx: superview.bounds.minX - outer.x, dy: superview.bounds.minY - outer.y)
      )
    }
  }

  /// The value of a side.
  func value(of side: LinearExpression) -> CGFloat {
    side.terms.reduce(side.constant) { $0 + $1.value * solver.value(of: $1.key) }
  }

  private func rectangle(_ box: Box) -> CGRect {
    let left = rounded(value(of: box.left))
    let top = rounded(value(of: box.top))
    return CGRect(
      x: left,
      y: top,
      width: rounded(value(of: box.right)) - left,
      height: rounded(value(of: box.bottom)) - top
    )
  }

  private func rounded(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (length * scale).rounded() / scale
  }
}
