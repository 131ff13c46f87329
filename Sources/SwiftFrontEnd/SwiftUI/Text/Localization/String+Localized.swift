extension String {
  /// A key with interpolated values, to be localized.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// Creates a value.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.key)
    }

    /// Builds the parts of an interpolated value.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key: LocalizedStringKey.StringInterpolation

      /// Creates an empty value.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity,
          interpolationCount: interpolationCount
        )
      }

      /// Adds characters of the key.
      public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }

      /// Adds characters, which are not looked up.
      public mutating func appendInterpolation(_ value: String) { key.appendInterpolation(value) }

      /// Adds a number.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
        key.appendInterpolation(value)
      }

      /// Adds a number by a specifier, such as `%.2f`.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(
        _ value: Value,
        specifier: String
      ) {
        key.appendInterpolation(value, specifier: specifier)
      }

      /// Adds a value as a format writes it.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput,
        format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        key.appendInterpolation(value, format: format)
      }

      /// Adds characters with attributes.
      public mutating func appendInterpolation(_ value: AttributedString) {
        key.appendInterpolation(value)
      }

      /// Appends a localized text.
      public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        key.appendInterpolation(value)
      }
    }
  }

  /// Creates a localized string.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = LocalizedWords(keyAndValue.key, table: table, bundle: BundlePlace(bundle))
      .string(in: locale ?? ProgramLocale.current)
  }

  /// Creates a localized string of a key.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(
      key,
      defaultValue: defaultValue,
      table: table,
      locale: locale,
      bundle: bundle.map { $0 === Bundle.main ? .main : .atURL($0.bundleURL) } ?? .main
    )
    self.init(localized: resource)
  }

  /// Creates a localized string.
  public init(localized resource: LocalizedStringResource) {
    self = resource.words.string(in: resource.locale)
  }
}

extension AttributedString {
  /// Creates a localized attributed string, with its Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      LocalizedWords(keyAndValue.key, table: table, bundle: BundlePlace(bundle)),
      in: locale ?? ProgramLocale.current
    )
  }

  /// Creates a localized attributed string, with its Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.words, in: resource.locale)
  }

  private init(_ words: LocalizedWords, in locale: Locale) {
    self.init()
    for part in words.parts(in: locale) {
      let container = part.look.attributes(baseURL: nil)
      switch part.content {
      case .string(let string): append(AttributedString(string, attributes: container))
      case .number(let number):
        append(AttributedString(number.string(nil, locale), attributes: container))
      case .formatted(let value):
        append(AttributedString(value.string(in: locale), attributes: container))
      case .attributed(let string):
        append(string.mergingAttributes(container, mergePolicy: .keepCurrent))
      case .text(let text):
        append(AttributedString(text.string(in: EnvironmentValues()), attributes: container))
      case .image: break
      }
    }
  }
}
