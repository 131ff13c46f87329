/// The way in which the text of a screen is measured.
public enum TextMeasurerKind: String, Sendable, Hashable, CaseIterable {
  /// With square glyphs, so that no font has a part in the result.
  case fixed
  /// With real fonts.
  case pango
}
