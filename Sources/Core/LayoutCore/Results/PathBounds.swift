// The bounds of shapes, in points from the scene's top left corner. Effects are not counted: those
// // are in a view's rendered frame.

extension PlacedView {
  /// The bounding box of the outline of a shape; nil for any other view, and where nothing is drawn.
  public var pathBounds: Rect? { shape.flatMap { bounds(of: $0, in: frame) } }

  fileprivate var shape: BasicShape? {
    if case .shape(let shape) = content { shape } else { nil }
  }

  fileprivate func bounds(of shape: BasicShape, in rect: Rect) -> Rect? {
    shape.path(in: rect, direction: environment.layoutDirection).boundingRect
  }
}

extension PlacedModifier {
  /// The bounding box of the line that strokes a shape, or of the shape that a style fills or that a
  /// view is clipped to; nil for any other modifier.
  ///
  /// Half of a line is on each side of its path, for a border inside of the shape (L19.2).
  /// The parts of corners and caps that reach beyond that are not counted.
  public var pathBounds: Rect? {
    guard let content else { return nil }
    let view = PlacedView(result: result, index: host)
    if case .stroke(_, let stroke, _) = content {
      return view.pathBounds?.grown(by: stroke.lineWidth / 2)
    }
    if case .strokeBorder(_, let stroke, _) = content {
      let middle = view.shape?.insetForBorder(lineWidth: stroke.lineWidth)
      return middle.flatMap { view.bounds(of: $0, in: view.frame) }?
        .grown(by: stroke.lineWidth / 2)
    }
    if case .clipShape(let shape, _) = content { return view.bounds(of: shape, in: frame) }
    guard let shape = content.layerShape else { return nil }
    return styleFrame.flatMap { view.bounds(of: shape, in: $0) }
  }
}

extension Rect {
  fileprivate func grown(by length: Double) -> Rect { insetBy(dx: -length, dy: -length) }
}
