/// Measures text as if every character were a square glyph: half the point size wide.
///
/// Conformance is based on it, so that no expectation depends on a font. A character is a grapheme
/// cluster. Lines break at spaces, which hang at the end of a line without taking width; a word
/// longer than a line breaks between characters; a line feed starts a new line. Vertical measures
/// are those of iOS's system font. A square font has no tighter form, so `allowsTightening` has no
/// effect here.
public struct FixedTextMeasurer: TextMeasurer {
  /// The width of a character, as a fraction of the point size.
  public static let advance = 0.5

  /// Creates the measurer.
  public init() {}

  /// Prepares one text.
  public func shape(_ text: StyledText) -> any ShapedText { ClusteredText(squares: text) }
}
