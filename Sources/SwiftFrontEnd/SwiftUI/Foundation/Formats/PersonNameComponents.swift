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

extension PersonNameComponents {
  /// Formats names with attributes for their parts.
  public struct AttributedStyle: Foundation.FormatStyle {
    let style: FormatStyle

    /// The text of a name.
    public func format(_ value: PersonNameComponents) -> AttributedString {
      var text = AttributedString()
      for part in style.parts(of: value) {
        if !text.characters.isEmpty { text += AttributedString(" ") }
        var words = AttributedString(part.words)
        words.personNameComponent = part.component
        text += words
      }
      return text
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
  }
}

extension PersonNameComponents.FormatStyle {
  typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component

  /// The style with attributes for the parts of a name.
  public var attributed: PersonNameComponents.AttributedStyle { .init(style: self) }

  /// The parts of a name that are written, in their order.
  func parts(of name: PersonNameComponents) -> [(words: String, component: Component?)] {
    let given = (name.givenName, Component.givenName as Component?)
    let family = (name.familyName, Component.familyName as Component?)
    let all: [(String?, Component?)] =
      switch style {
      case .short:
        [name.nickname.map { ($0, .nickname) } ?? (name.givenName == nil ? family : given)]
      case .medium: [given, family]
      case .long:
        [
          (name.namePrefix, .namePrefix), given, (name.middleName, .middleName), family,
          (name.nameSuffix, .nameSuffix),
        ]
      case .abbreviated:
        [([given, family].compactMap { $0.0?.first.map(String.init) }.joined(), nil)]
      }
    return all.compactMap { words, component in words.map { ($0, component) } }
  }
}

extension PersonNameComponents {
  /// Parses a name in English order: given, middle and family name.
  public struct ParseStrategy: Foundation.ParseStrategy {
    /// Creates a strategy.
    public init() {}

    /// The name in a text.
    ///
    /// - Throws: `CocoaError.formatting` if there is no word in it.
    public func parse(_ value: String) throws -> PersonNameComponents {
      let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, let last = words.last else {
        throw CocoaError(.formatting)
      }
      var name = PersonNameComponents()
      name.givenName = first
      if words.count > 1 { name.familyName = last }
      if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
      return name
    }
  }
}

/// Writes names of persons.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a formatted name.
  public enum Style: Int, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated

    fileprivate var format: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  /// Further options of a formatted name.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Inert: phonetic names are not used.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The length of the formatted name.
  open var style = Style.default

  /// The text of a name.
  open func string(from components: PersonNameComponents) -> String {
    components.formatted(.name(style: style.format))
  }

  /// The text of a name in a style.
  open class func localizedString(
    from components: PersonNameComponents,
    style: Style,
    options: Options = []
  ) -> String { components.formatted(.name(style: style.format)) }

  /// Returns the text of a name; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}
