/// A picture that is repeated over a surface, SwiftUI's `ImagePaint` (D2.9).
public struct ImagePaintValue: Sendable, Hashable {
  /// The name of the image.
  public var image: String
  /// The part of the image that is repeated, in fractions of its size.
  public var sourceRect: Rect
  /// The scale of the part, relative to its natural size.
  public var scale: Double

  /// Creates a paint.
  public init(
    image: String,
    sourceRect: Rect = ImagePaintValue.wholeImage,
    scale: Double = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The source rectangle of a whole image.
  public static let wholeImage = Rect(x: 0, y: 0, width: 1, height: 1)
}
