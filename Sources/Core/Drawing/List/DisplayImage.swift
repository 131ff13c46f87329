public import ViewValues

/// A picture in a rectangle.
public struct DisplayImage: Sendable, Hashable {
  /// Where the picture comes from.
  public enum Source: Sendable, Hashable {
    /// A file.
    case file(String)
    /// The bytes of a file of any kind that pictures have.
    case encoded([UInt8])
    /// The bytes of a PNG file.
    case png([UInt8])
    /// Pixels in rows from the top left, four bytes each: red, green, blue and an opacity that does
    /// not weigh them.
    case pixels(width: Int, height: Int, [UInt8])
  }

  /// How pixels are made of others (D7.2).
  public enum Interpolation: String, Sendable, Hashable {
    /// The nearest.
    case none
    /// A mixture.
    case smooth
  }

  /// Where it comes from.
  public var source: Source
  /// The part of it that is shown, in fractions of its size.
  public var sourceRect = Rect(x: 0, y: 0, width: 1, height: 1)
  /// The rectangle that it fills, in points.
  public var frame: Rect
  /// What is seen through its opacity instead of its own colours (D7.3); nil for those.
  public var template: DisplayPaint?
  /// Whether left and right are exchanged (D7.4).
  public var isMirrored = false
  /// How pixels are made of others.
  public var interpolation = Interpolation.smooth
  /// Whether its edges are smooth where they do not lie between pixels.
  public var isAntialiased = true
  /// How opaque it is.
  public var opacity = 1.0

  /// Creates a picture.
  public init(_ source: Source, in frame: Rect) {
    self.source = source
    self.frame = frame
  }
}
