extension PersonNameComponents {
  /// Formats names of persons as text.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of a formatted name.
    public enum Style: Codable, Hashable, Sendable {
      case short
      case medium
      case long
      case abbreviated
    }

    /// The length of the formatted name.
    public var style: Style
    /// Inert: names are in English order.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The text of a name.
    public func format(_ value: PersonNameComponents) -> String {
      parts(of: value).map(\.words).joined(separator: " ")
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// The name as text of medium length.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// The name as text in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name in a style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Parses text as a name.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}
