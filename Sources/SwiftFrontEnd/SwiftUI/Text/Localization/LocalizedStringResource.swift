/// Words that are looked up later, which programs hand around.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle whose string tables are searched.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's own.
    case main
    /// That of a class's module.
    case forClass(AnyClass)
    /// That at a place.
    case atURL(URL)

    var place: BundlePlace? {
      switch self {
      case .main, .forClass: nil
      case .atURL(let url): BundlePlace(path: url.path)
      }
    }

    /// Whether both are the same place.
    public static func == (first: BundleDescription, second: BundleDescription) -> Bool {
      switch (first, second) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      case (.main, _), (.forClass, _), (.atURL, _): false
      }
    }
  }

  /// The key that tables have.
  public let key: String
  /// The text to use if no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The locale of the words.
  public var locale: Locale
  /// The bundle of the tables.
  public let bundle: BundleDescription
  private let isDefaultStated: Bool

  /// Creates words by what they are.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale ?? ProgramLocale.current
    self.bundle = bundle
    isDefaultStated = false
  }

  /// Creates words by a key.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale ?? ProgramLocale.current
    self.bundle = bundle
    isDefaultStated = true
  }

  /// Creates words of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates words of a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The words, to be looked up in the locale of who shows them.
  var words: LocalizedWords {
    var words = LocalizedWords(
      LocalizedStringKey(
        key: key,
        arguments: defaultValue.key.arguments,
        isInterpolated: defaultValue.key.isInterpolated
      ),
      table: table,
      bundle: bundle.place
    )
    if isDefaultStated { words.fallback = defaultValue.key }
    return words
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The words.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A type with a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}
