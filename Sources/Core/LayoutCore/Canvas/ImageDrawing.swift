/// The renderer of an image made by `Image(size:renderer:)` (D7.25); layout only passes it on.
public struct ImageDrawing: ViewAnnotation {
  /// The image's drawing, in points from its top left corner.
  public var drawing: CanvasDrawing

  /// Creates a renderer.
  public init(_ drawing: CanvasDrawing) { self.drawing = drawing }

  /// The name of the image's argument.
  public var name: String { "renderer" }
  /// Whether the drawing is made by the program's code.
  public var runsCodeWhenDrawn: Bool { drawing.renderer != nil }
}

extension PlacedView {
  /// The renderer and surface of a drawn image, in the image's size; nil for any other view.
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
