package import ViewValues

/// A named image: a file of pixels or a drawing, or a symbol.
package enum ImageAsset: Sendable, Hashable {
  /// Pixels, or a drawing.
  case picture(Picture)
  /// A symbol of the program's own, which is as large as its font makes it.
  case symbol(String)

  /// An image in a file.
  package struct Picture: Sendable, Hashable {
    /// The file.
    package var path: String
    /// Its size in points.
    package var size: Size
    /// Pixels per point.
    package var scale: Double
    /// The parts that do not stretch, in points; nil if the image is not resizable by itself.
    package var capInsets: EdgeInsets?
    /// Whether what stretches is repeated.
    package var isTiled = false
    /// The rendering mode; nil if the asset sets none.
    package var renderingMode: ImageRenderingMode?
    /// Whether it is seen in a mirror: it was made for the other direction of layout.
    package var isMirrored = false

    init(path: String, size: Size, scale: Double) {
      self.path = path
      self.size = size
      self.scale = scale
    }
  }
}
