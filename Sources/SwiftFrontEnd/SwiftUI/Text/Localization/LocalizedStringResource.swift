/// A reference to a localized text, which is resolved later.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle whose string tables are searched.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's own.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    var place: BundlePlace? {
      switch self {
      case .main, .forClass: nil
      case .atURL(let url): BundlePlace(path: url.path)
      }
    }

    /// Returns whether both are equal.
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
  /// The locale of the text.
  public var locale: Locale
  /// The bundle of the tables.
  public let bundle: BundleDescription
  private let isDefaultStated: Bool

  /// Creates a resource whose key is its default value.
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

  /// Creates a resource with a key and a default value.
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

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The localized text, to resolve in the environment's locale.
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
  /// The localized text.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A type with a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized text.
  var localizedStringResource: LocalizedStringResource { get }
}
