/// The key of a localized text in the string tables of the environment's locale (V11.1).
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A value that is interpolated into a key.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(_FormatNumber)
    case formatted(LocalizedValue)
    case text(Text)
    case image(Image)
    case attributed(AttributedString)

    /// The value for plural rules; nil if it is not a number.
    var number: Double? {
      if case .number(let number) = self { number.value } else { nil }
    }
  }

  /// The key with a specifier for each argument.
  let key: String
  let arguments: [Argument]
  /// Whether the key's own `%` signs are doubled.
  let isInterpolated: Bool

  /// Creates a key.
  public init(_ value: String) {
    key = value
    arguments = []
    isInterpolated = false
  }

  init(key: String, arguments: [Argument], isInterpolated: Bool) {
    self.key = key
    self.arguments = arguments
    self.isInterpolated = isInterpolated
  }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isInterpolated = true
  }

  /// Builds the parts of an interpolated key (V11.2).
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters of the key.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds characters, which are not looked up.
  public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

  /// Appends a text with its own appearance.
  public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

  /// Appends an inline image.
  public mutating func appendInterpolation(_ image: Image) { append("%@", .image(image)) }

  /// Adds characters with attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append("%@", .attributed(attributedString))
  }

  /// Appends a localized text.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append("%@", .text(Text(resource)))
  }

  /// Adds a value as a formatter writes it.
  public mutating func appendInterpolation<Subject: _FormatterSubject>(
    _ subject: Subject,
    formatter: Formatter? = nil
  ) {
    append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Adds an object as a formatter writes it.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject,
    formatter: Formatter? = nil
  ) {
    append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Adds a value as a format writes it in the environment's locale.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    append("%@", .formatted(LocalizedValue { format.locale($0.locale).format(input) }))
  }

  /// Adds a number.
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
    append(value._specifier, .number(value._number))
  }

  /// Adds a number by a specifier, such as `%.2f`.
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(
    _ value: Value,
    specifier: String
  ) {
    append(specifier, .number(value._number))
  }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append("%@", .text(Text(date, style: style)))
  }

  /// Adds the time between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append("%@", .text(Text(dates)))
  }

  /// Adds the time between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append("%@", .text(Text(interval)))
  }

  /// Adds a timer's time.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let text = Text(
      timerInterval: timerInterval,
      pauseTime: pauseTime,
      countsDown: countsDown,
      showsHours: showsHours
    )
    append("%@", .text(text))
  }
}
