/// A text together with everything in its environment that changes how it is measured.
public struct StyledText: Sendable, Hashable {
  /// The characters.
  ///
  /// Line feeds start a new paragraph.
  public var content: String
  /// The font as asked for.
  public var font: Font
  /// The font's size in points, Dynamic Type applied.
  public var pointSize: Double
  /// The weight, style and environment applied.
  public var weight: Font.Weight
  /// Whether the text is italic.
  public var italic: Bool
  /// The direction of layout around the text.
  public var layoutDirection: LayoutDirection
  /// The language tag.
  public var locale: String
  /// Where a line that does not fit loses characters.
  public var truncationMode: TruncationMode
  /// Whether characters may move together before the text is truncated.
  public var allowsTightening: Bool

  /// Creates the text that `content` is in an environment.
  public init(_ content: String, in environment: EnvironmentValues) {
    self.content = content
    font = environment.font
    pointSize = environment.font.pointSize(in: environment)
    let styleWeight: Font.Weight =
      if case .style(let style) = font.size {
        style.weight(platform: environment.platform)
      } else {
        .regular
      }
    weight = environment.fontWeight ?? font.weight ?? styleWeight
    italic = environment.italic
    layoutDirection = environment.layoutDirection
    locale = environment.locale
    truncationMode = environment.truncationMode
    allowsTightening = environment.allowsTightening
  }
}
