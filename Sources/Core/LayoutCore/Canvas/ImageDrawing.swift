/// What draws an image of a size of its own, as `Image(size:renderer:)` has it (D7.25); layout carries it
/// along.
public struct ImageDrawing: ViewAnnotation {
  /// What is drawn, in points from the image's top left corner.
  public var drawing: CanvasDrawing

  /// Creates one.
  public init(_ drawing: CanvasDrawing) { self.drawing = drawing }

  /// The name of what an image is given.
  public var name: String { "renderer" }
  /// The code is the user's.
  public var runsCodeWhenDrawn: Bool { drawing.renderer != nil }
}

extension PlacedView {
  /// What draws an image, and what it draws on, in the image's own size; nil for any other view.
  package var imageDrawing: (drawing: CanvasDrawing, surface: CanvasSurface)? {
    guard case .image(_, let size, _) = content, size.isFinite else { return nil }
    for modifier in modifiers {
      if case .annotation(let annotation, _)? = modifier.content,
        let image = annotation.value as? ImageDrawing
      {
        let surface = CanvasSurface(
          size: size,
          environment: environment,
          measurer: result.engine.measurer
        )
        return (image.drawing, surface)
      }
    }
    return nil
  }
}
