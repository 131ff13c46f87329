internal import LayoutCore

extension Font {
  /// The text styles, whose sizes scale with the user's text size.
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
    /// The thinnest strokes.
    public static let ultraLight = Weight(engine: .ultraLight)
    /// Thin strokes.
    public static let thin = Weight(engine: .thin)
    /// Light strokes.
    public static let light = Weight(engine: .light)
    /// The regular weight.
    public static let regular = Weight(engine: .regular)
    /// Between regular and semibold.
    public static let medium = Weight(engine: .medium)
    /// Between medium and bold.
    public static let semibold = Weight(engine: .semibold)
    /// Bold strokes.
    public static let bold = Weight(engine: .bold)
    /// Heavy strokes.
    public static let heavy = Weight(engine: .heavy)
    /// The heaviest strokes.
    public static let black = Weight(engine: .black)
  }

  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The width axis: 0 for the standard width, less for narrower characters.
    public let value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest.
    public static let compressed = Width(CGFloat(TextFont.Width.compressed.value))
    /// Narrower than standard.
    public static let condensed = Width(CGFloat(TextFont.Width.condensed.value))
    /// The usual width.
    public static let standard = Width(CGFloat(TextFont.Width.standard.value))
    /// Wider than standard.
    public static let expanded = Width(CGFloat(TextFont.Width.expanded.value))

    var engine: TextFont.Width { TextFont.Width(Double(value)) }
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

  /// The distance of a font's lines.
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
}
