// Where shapes draw, in points from the scene's top left corner. Effects are not counted: what they
// make of a view is its rendered frame.

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
  /// Half of a line lies at each side of its path, for a border inside of the shape (L19.2).
  /// How far corners and ends of a line reach beyond that is not counted.
  public var pathBounds: Rect? {
    guard let content else { return nil }
    let view = PlacedView(result: result, index: host)
    switch content {
    case .stroke(_, let stroke, _):
      let width = stroke.lineWidth
      return view.pathBounds?.insetBy(dx: -width / 2, dy: -width / 2)
    case .strokeBorder(_, let stroke, _):
      let width = stroke.lineWidth
      let middle = view.shape?.insetForBorder(lineWidth: width)
      return middle.flatMap { view.bounds(of: $0, in: view.frame) }?
        .insetBy(dx: -width / 2, dy: -width / 2)
    case .clipShape(let shape, _):
      return view.bounds(of: shape, in: frame)
    case .backgroundShape(_, let shape, _), .overlayShape(_, let shape, _):
      return styleFrame.flatMap { view.bounds(of: shape, in: $0) }
    default:
      return nil
    }
  }
}
