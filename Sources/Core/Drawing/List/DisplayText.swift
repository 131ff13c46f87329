public import ViewValues

/// Characters of one line and one style, at their measured places.
public struct DisplayText: Sendable, Hashable {
  /// A glyph at a place.
  public struct Glyph: Sendable, Hashable {
    /// Its number in the font.
    public var number: UInt32
    /// Its origin on the baseline, in points.
    public var origin: Point

    /// Creates a glyph.
    public init(number: UInt32, origin: Point) {
      self.number = number
      self.origin = origin
    }
  }

  /// The characters.
  public var string: String
  /// The font, by its position among ``DisplayList/fonts``.
  public var font: Int
  /// The size of the font in points.
  public var size: Double
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// The paint of the glyphs; coloured ones keep their colours, with the opacity of the paint.
  public var paint: DisplayPaint
  /// The opacity of coloured glyphs.
  public var opacity: Double
}
