package import ViewValues

/// A named image: a file of pixels or a drawing, or a symbol.
package enum ImageAsset: Sendable, Hashable {
  /// An image file: pixels, or a drawing.
  case picture(Picture)
  /// A custom symbol, whose font gives its size.
  case symbol(String)

  /// An image in a file.
  package struct Picture: Sendable, Hashable {
    /// The file.
    package var path: String
    /// The size in points.
    package var size: Size
    /// The count of pixels in a point.
    package var scale: Double
    /// The cap insets, in points; nil if the asset is not resizable itself.
    package var capInsets: EdgeInsets?
    /// `true` to tile the resizable part.
    package var isTiled = false
    /// The rendering mode; nil if the asset sets none.
    package var renderingMode: ImageRenderingMode?
    /// `true` if the image is mirrored, as it was made for the other layout direction.
    package var isMirrored = false

    init(path: String, size: Size, scale: Double) {
      self.path = path
      self.size = size
      self.scale = scale
    }
  }
}
