public import LayoutCore

/// A repeated image.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part that is repeated, in fractions of its size.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat

  /// Creates a paint.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    StyleValue(
      .image(
        ImagePaintValue(
          image: image.drawnName,
          sourceRect: sourceRect.engine,
          scale: Double(scale)
        )
      )
    )
  }
}

extension Image {
  /// The name of the image in drawings.
  var drawnName: String {
    switch source {
    case .named(let name), .symbol(let name): name
    case .sized, .loaded, .drawn: ""
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A repeated image.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
