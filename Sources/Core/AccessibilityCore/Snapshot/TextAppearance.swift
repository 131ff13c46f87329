public import LayoutCore

/// The appearance of a text's characters, as screen readers can query it.
public struct TextAppearance: Sendable, Hashable {
  /// The name of the font's family.
  public var family: String
  /// The font's size in points, Dynamic Type applied.
  public var size: Double
  /// The thickness of the strokes.
  public var weight: TextFont.Weight
  /// Whether the text is italic.
  public var isItalic: Bool
  /// Whether there is a line under the text.
  public var isUnderlined: Bool
  /// Whether there is a line through the text.
  public var isStruckThrough: Bool
  /// The colour in sRGB, encoded, from 0 to 1; nil if it is none or not known.
  public var color: RGB?

  /// Red, green and blue in encoded sRGB, from 0 to 1.
  public struct RGB: Sendable, Hashable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
  }

  /// A range of a text with another appearance.
  public struct Run: Sendable, Hashable {
    /// The range, in Unicode scalars of the text.
    public var range: Range<Int>
    /// The appearance of the range.
    public var look: TextAppearance
  }

  /// Creates the appearance of text in an environment.
  ///
  /// - Parameter isLink: Whether it is a link, which has the accent colour unless another is set.
  init(in environment: EnvironmentValues, isLink: Bool) {
    let attributes = TextAttributes(in: environment)
    family = attributes.font.family ?? TextAppearance.systemFamily(attributes.font.design)
    size = attributes.pointSize
    weight = attributes.weight
    isItalic = attributes.italic
    isUnderlined = environment.drawing.underline != nil
    isStruckThrough = environment.drawing.strikethrough != nil
    color = TextColor(in: environment.drawing).color(isLink: isLink)
  }

  /// The font families of Apple's systems, by the names under which Apple distributes them
  /// (developer.apple.com/fonts).
  private static func systemFamily(_ design: TextFont.Design) -> String {
    switch design {
    case .default: "SF Pro"
    case .serif: "New York"
    case .rounded: "SF Pro Rounded"
    case .monospaced: "SF Mono"
    }
  }
}
