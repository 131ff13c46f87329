internal import LayoutCore

/// The drawing of an image with its own size, by code (D7.25).
final class DrawnImage: Sendable {
  /// The size, in points.
  let size: Size
  let isOpaque: Bool
  let mixing: ColorMixing
  // The closure is the user's; it runs where the views live, one call at a time.
  nonisolated(unsafe) private let draw: (inout GraphicsContext) -> Void

  init(
    size: Size,
    isOpaque: Bool,
    mixing: ColorMixing,
    draw: @escaping (inout GraphicsContext) -> Void
  ) {
    self.size = size
    self.isOpaque = isOpaque
    self.mixing = mixing
    self.draw = draw
  }

  /// Returns the drawing in an environment.
  func drawing(in environment: EnvironmentValues) -> ImageDrawing {
    nonisolated(unsafe) let environment = environment
    var drawing = CanvasDrawing { surface in
      MainActor.runForEngine { CanvasProgram.run(on: surface, environment, self.draw) }
    }
    (drawing.isOpaque, drawing.mixing) = (isOpaque, mixing)
    return ImageDrawing(drawing)
  }
}

extension DrawnImage {
  /// Returns the drawing, stretched to another size.
  func resized(to size: Size) -> DrawnImage {
    DrawnImage(size: size, isOpaque: isOpaque, mixing: mixing) { [self] context in
      var inner = context
      inner.scaleBy(
        x: CGFloat(size.width / self.size.width),
        y: CGFloat(size.height / self.size.height)
      )
      draw(&inner)
    }
  }
}

extension Image {
  /// The image that code draws, in another size, in points; nil for any other image.
  public func _drawn(in size: CGSize) -> Image? {
    guard case .drawn(let drawn) = source else { return nil }
    let size = Size(width: Double(size.width), height: Double(size.height))
    return Image(.drawn(drawn.size == size ? drawn : drawn.resized(to: size)))
  }
}

extension DrawnImage: Equatable {
  static func == (first: DrawnImage, second: DrawnImage) -> Bool { first === second }
}
