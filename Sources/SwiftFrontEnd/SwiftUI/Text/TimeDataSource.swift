/// A value that follows the time, which a text writes (V11.4).
public struct TimeDataSource<Value>: Sendable {
  /// Returns the value at a time.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The time itself.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The range from a date to now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// The range from now to a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The duration since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// Creates a text of a value that follows the time, as a format writes it; it is written anew whenever the
  /// text is evaluated.
  public init<Value, F: DiscreteFormatStyle>(_ source: TimeDataSource<Value>, format: F)
  where Value == F.FormatInput, F.FormatOutput == String {
    self.init(
      .formatted(
        LocalizedValue { format.locale($0.locale).format(source.value(Date())) }
      )
    )
  }

  /// Creates a text of a value that follows the time, as a format writes it with attributes.
  public init<Value, F: DiscreteFormatStyle>(_ source: TimeDataSource<Value>, format: F)
  where Value == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(
      .formatted(
        LocalizedValue {
          String(format.locale($0.locale).format(source.value(Date())).characters)
        }
      )
    )
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value that follows the time, as a format writes it.
  public mutating func appendInterpolation<Value, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>,
    format: F
  ) where Value == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}
