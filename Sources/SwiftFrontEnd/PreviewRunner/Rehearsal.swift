internal import Assets
internal import Drawing
internal import LayoutCore

extension LayoutResult {
  /// Runs the user's code that documents and pictures run: the paths of shapes, the closures of
  /// canvases, what draws texts and what lies behind rows.
  ///
  /// It belongs to the screen as bodies do: if it crashes, the screen is missing among those of its
  /// file, and the others are not (``CrashRecovery``). What is drawn is thrown away.
  func rehearse() {
    guard scene.tree.nodes.contains(where: \.content.runsCodeWhenDrawn) else { return }
    for view in views {
      _ = view.pathBounds
      _ = view.drawnItems
      for modifier in view.modifiers { _ = modifier.pathBounds }
    }
    var options = DrawingOptions()
    options.resources = AssetResources()
    _ = displayList(options)
  }
}

extension ViewContent {
  /// Whether code of the user's runs when the view or modifier is drawn.
  fileprivate var runsCodeWhenDrawn: Bool {
    if case .canvas = self { return true }
    if case .shape(let shape) = self { return shape.isCustom }
    if case .modifier(let modifier) = self { return modifier.runsCodeWhenDrawn }
    return false
  }
}

extension ModifierContent {
  fileprivate var runsCodeWhenDrawn: Bool {
    if case .annotation(let annotation, _) = self { return annotation.value.runsCodeWhenDrawn }
    if case .clipShape(let shape, _) = self { return shape.isCustom }
    return layerShape?.isCustom == true
  }
}

extension BasicShape {
  /// Whether it is of a type of the user's own.
  fileprivate var isCustom: Bool {
    switch self {
    case .custom: true
    case .inset(let shape, _), .trim(let shape, _, _), .directed(let shape, _): shape.isCustom
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .circularCapsule, .path: false
    }
  }
}
