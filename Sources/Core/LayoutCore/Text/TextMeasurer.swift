/// The source of text measurements: square glyphs for conformance, real fonts for real screens.
///
/// The core asks a measurer once for each text and then asks the shaped text for its lines at the
/// widths of the negotiation. The derivation of a `Text`'s size from the answer (whole pixels,
/// limited height, baselines, scaling) is SwiftUI's rule and is in the core.
public protocol TextMeasurer: Sendable {
  /// Shapes a text, to be broken into lines.
  func shape(_ text: StyledText) -> any ShapedText

  /// Whether system symbols are as large as their fonts make them (M2.1) and have text's spacing;
  /// otherwise they are squares of 20 points.
  var sizesSymbols: Bool { get }

  /// The glyphs of the characters of a text; nil for squares.
  func glyphs(of text: StyledText) -> TextGlyphs?

  /// The outlines of a font's glyphs; those that draw nothing are left out.
  func outlines(of glyphs: Set<UInt32>, in font: GlyphFont) -> [UInt32: GlyphOutline]
}

extension TextMeasurer {
  /// The default: symbols are squares.
  public var sizesSymbols: Bool { false }

  /// The default: characters are squares.
  public func glyphs(of text: StyledText) -> TextGlyphs? { nil }

  /// The default: squares have no outlines.
  public func outlines(of glyphs: Set<UInt32>, in font: GlyphFont) -> [UInt32: GlyphOutline] {
    [:]
  }
}

/// A text with the advances of its characters, which can be broken into lines at any width.
public protocol ShapedText: AnyObject, Sendable {
  /// The vertical measures of the text's font, in points.
  var metrics: FontMetrics { get }

  /// Breaks the text into lines and measures them.
  func measure(_ request: TextRequest) -> TextMeasurement

  /// Breaks the text into lines as ``measure(_:)`` does and returns each of them.
  func lines(_ request: TextRequest) -> [TextLine]

  /// Breaks the text into lines with their glyphs.
  ///
  /// - Parameters:
  ///   - request: The width and the limits of the lines.
  ///   - measurer: The measurer that shaped the text.
  func glyphLines(_ request: TextRequest, from measurer: any TextMeasurer) -> [GlyphLine]
}

extension ShapedText {
  /// The default: a text with measures alone has no glyphs.
  public func glyphLines(
    _ request: TextRequest,
    from measurer: any TextMeasurer
  ) -> [GlyphLine] { [] }
}

/// The options for breaking a text into lines.
public struct TextRequest: Sendable, Hashable {
  /// The largest width of a line, in points; infinite for one line a paragraph.
  public var width: Double
  /// The largest number of lines, at least 1.
  public var lineLimit: Int
  /// The factor by which the font is shrunk, at most 1.
  public var scale: Double

  /// Creates a request.
  public init(width: Double, lineLimit: Int = .max, scale: Double = 1) {
    self.width = width
    self.lineLimit = lineLimit
    self.scale = scale
  }
}

/// The size and lines of a text for a request.
public struct TextMeasurement: Sendable, Hashable {
  /// The width of the longest line shown, in points, not rounded.
  public var width: Double
  /// The number of lines shown.
  public var lineCount: Int
  /// Whether characters are missing.
  public var isTruncated: Bool

  /// Creates a measurement.
  public init(width: Double, lineCount: Int, isTruncated: Bool) {
    self.width = width
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// One line of a text as shown.
public struct TextLine: Sendable, Hashable {
  /// The characters shown, an ellipsis included.
  public var text: String
  /// The range of the text's characters (Unicode scalars) in the line, from 0.
  public var range: Range<Int>
  /// The width of the characters, in points.
  public var width: Double
  /// The direction of the line's paragraph.
  public var direction: LayoutDirection
  /// The alignment of the line's paragraph; nil for that of the environment.
  public var alignment: ParagraphStyle.Alignment?
  /// Whether characters are missing from the line.
  public var isTruncated: Bool

  /// Creates a line.
  public init(
    text: String,
    range: Range<Int>,
    width: Double,
    direction: LayoutDirection = .leftToRight,
    alignment: ParagraphStyle.Alignment? = nil,
    isTruncated: Bool = false
  ) {
    self.text = text
    self.range = range
    self.width = width
    self.direction = direction
    self.alignment = alignment
    self.isTruncated = isTruncated
  }
}
