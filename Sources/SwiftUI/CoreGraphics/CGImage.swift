/// Pixels, of which only the number is known here.
public final class CGImage: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  package convenience init(width: Int, height: Int) { self.init(_width: width, height: height) }

  /// Creates an image of so many pixels.
  public init(_width width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The part of the image in a rectangle, in pixels; nil if nothing of the image is in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width > 0, part.height > 0 else { return nil }
    return CGImage(width: Int(part.width.rounded(.up)), height: Int(part.height.rounded(.up)))
  }
}
