internal import LayoutCore

/// A font as a screen asks for it.
public struct Font: Hashable, Sendable {
  var engine: TextFont
  var isItalic = false
  var isMonospacedDigit = false

  init(_ engine: TextFont) { self.engine = engine }

  init(_ style: LayoutCore.TextStyle) { engine = TextFont(size: .style(style)) }

  /// The sizes that follow the reader's text size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var engine: LayoutCore.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    let engine: TextFont.Weight
    public static let ultraLight = Weight(engine: .ultraLight)
    public static let thin = Weight(engine: .thin)
    public static let light = Weight(engine: .light)
    public static let regular = Weight(engine: .regular)
    public static let medium = Weight(engine: .medium)
    public static let semibold = Weight(engine: .semibold)
    public static let bold = Weight(engine: .bold)
    public static let heavy = Weight(engine: .heavy)
    public static let black = Weight(engine: .black)
  }

  /// How wide the characters are.
  public struct Width: Hashable, Sendable {
    public let value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// A variant of the system's font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var engine: TextFont.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How far apart lines are.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    var engine: TextFont.Leading {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }

  public static let largeTitle = Font(LayoutCore.TextStyle.largeTitle)
  public static let title = Font(LayoutCore.TextStyle.title)
  public static let title2 = Font(LayoutCore.TextStyle.title2)
  public static let title3 = Font(LayoutCore.TextStyle.title3)
  public static let headline = Font(LayoutCore.TextStyle.headline)
  public static let subheadline = Font(LayoutCore.TextStyle.subheadline)
  public static let body = Font(LayoutCore.TextStyle.body)
  public static let callout = Font(LayoutCore.TextStyle.callout)
  public static let footnote = Font(LayoutCore.TextStyle.footnote)
  public static let caption = Font(LayoutCore.TextStyle.caption)
  public static let caption2 = Font(LayoutCore.TextStyle.caption2)

  /// The system's font in a style's size.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(
      TextFont(
        size: .style(style.engine),
        weight: weight?.engine,
        design: design?.engine ?? .default
      )
    )
  }

  /// The system's font in a size, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(
      TextFont(
        size: .points(Double(size)),
        weight: weight?.engine,
        design: design?.engine ?? .default
      )
    )
  }

  /// A family by its name in a size that follows the reader's, in points (V11.9).
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(TextFont(size: .points(Double(size)), family: name))
  }

  /// A family by its name in a size that follows a style's, in points.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A family by its name in a size that follows nothing, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.engine.weight = weight.engine
    return font
  }
  /// The font in a width.
  public func width(_ width: Width) -> Font { self }
  /// The font with lines closer together or farther apart.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.engine.leading = leading.engine
    return font
  }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font {
    var font = self
    font.isMonospacedDigit = true
    return font
  }
  /// The font with characters of one width.
  public func monospaced() -> Font {
    var font = self
    font.engine.design = .monospaced
    return font
  }
  /// The font with small capitals.
  public func smallCaps() -> Font { self }
  /// The font with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { self }
  /// The font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// What the engine does when the font is set.
  var change: EngineChange {
    let font = self
    return { environment in
      environment.font = font.engine
      if font.isItalic { environment.italic = true }
      if font.isMonospacedDigit { environment.monospacedDigit = true }
    }
  }
}
