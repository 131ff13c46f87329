/// The glyphs of a whole text, character by character, before it is broken into lines.
public struct TextGlyphs: Sendable {
  /// A glyph with its place in fractions of the font's size from the start of its cluster; y grows
  /// downwards.
  public struct Glyph: Sendable, Hashable {
    /// Its number in the font.
    public var number: UInt32
    /// The font, by its position among ``TextGlyphs/fonts``.
    public var font: Int
    /// The distance from the start of the cluster to its origin.
    public var x: Double
    /// The distance from the baseline to its origin.
    public var y: Double

    /// Creates a glyph.
    public init(number: UInt32, font: Int, x: Double, y: Double) {
      self.number = number
      self.font = font
      self.x = x
      self.y = y
    }
  }

  /// The glyphs of one grapheme cluster.
  public struct Cluster: Sendable {
    /// The bidi embedding level, odd for right-to-left (Unicode Standard Annex #9).
    public var level: UInt8 = 0
    /// Its glyphs in the font for small text; none if a neighbour's glyphs include it.
    public var glyphs: [Glyph] = []
    /// The same in the font for large text; none if there is no such font.
    public var displayGlyphs: [Glyph] = []

    /// Creates a cluster without glyphs.
    public init() {}
  }

  /// The fonts.
  public var fonts: [GlyphFont]
  /// One for each cluster of the text.
  public var clusters: [Cluster]
  /// The ellipses of the text's first run.
  public var ellipsis: Cluster

  /// Creates the glyphs of a text.
  public init(fonts: [GlyphFont], clusters: [Cluster], ellipsis: Cluster) {
    self.fonts = fonts
    self.clusters = clusters
    self.ellipsis = ellipsis
  }
}
