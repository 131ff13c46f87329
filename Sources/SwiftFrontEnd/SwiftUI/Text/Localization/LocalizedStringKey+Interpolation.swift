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
