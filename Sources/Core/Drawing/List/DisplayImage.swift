public import ViewValues

/// A picture in a rectangle.
public struct DisplayImage: Sendable, Hashable {
  /// The source of a picture's pixels.
  public enum Source: Sendable, Hashable {
    /// A file.
    case file(String)
    /// The bytes of a file in any image format.
    case encoded([UInt8])
    /// The bytes of a PNG file.
    case png([UInt8])
    /// Pixels in rows from the top left, four bytes each: red, green, blue and an opacity, not
    /// premultiplied.
    case pixels(width: Int, height: Int, [UInt8])
  }

  /// The resampling of pixels (D7.2).
  public enum Interpolation: String, Sendable, Hashable {
    /// The nearest pixel.
    case none
    /// A mixture of pixels.
    case smooth
  }

  /// The source of its pixels.
  public var source: Source
  /// The part of it that is shown, in fractions of its size.
  public var sourceRect = Rect(x: 0, y: 0, width: 1, height: 1)
  /// The rectangle that it fills, in points.
  public var frame: Rect
  /// The paint in place of its colours, by their opacity (D7.3); nil for the colours.
  public var template: DisplayPaint?
  /// Whether left and right are exchanged (D7.4).
  public var isMirrored = false
  /// The resampling of pixels.
  public var interpolation = Interpolation.smooth
  /// Whether its edges are antialiased if they are not on pixels' edges.
  public var isAntialiased = true
  /// The opacity.
  public var opacity = 1.0

  /// Creates a picture.
  public init(_ source: Source, in frame: Rect) {
    self.source = source
    self.frame = frame
  }
}
