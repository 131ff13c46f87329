/// The environment values that concern the look of characters.
public struct TextAttributes: Sendable, Hashable {
  /// The requested font, the environment's design applied.
  public var font: TextFont
  /// The font's size in points, Dynamic Type applied.
  public var pointSize: Double
  /// The text style's distance of baselines, in points; nil for other fonts (M1.2).
  public var styleLeading: Double?
  /// The weight, style and environment applied.
  public var weight: TextFont.Weight
  /// Whether the text is italic.
  public var italic: Bool
  /// Extra room after each character, in points.
  public var tracking: Double

  /// Creates the attributes that text has in an environment.
  public init(in environment: EnvironmentValues) {
    font = environment.font
    if environment.monospaced {
      font.design = .monospaced
    } else if let design = environment.fontDesign {
      font.design = design
    }
    (pointSize, styleLeading) = environment.font.sizes(in: environment)
    let styleWeight: TextFont.Weight =
      if case .style(let style) = font.size {
        style.weight(platform: environment.platform)
      } else {
        .regular
      }
    weight = environment.fontWeight ?? font.weight ?? styleWeight
    italic = environment.italic
    // If both are set, tracking counts (documentation of `Text.kerning(_:)`).
    tracking = environment.tracking != 0 ? environment.tracking : environment.kerning
  }
}
