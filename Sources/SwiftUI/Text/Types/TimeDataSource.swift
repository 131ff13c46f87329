/// What a text shows of the time, which goes on (V11.4).
///
/// It is written anew whenever the text is evaluated, as texts of dates are.
public struct TimeDataSource<Value>: Sendable {
  /// What there is of it now.
  let value: @Sendable () -> Value

  init(_ value: @escaping @Sendable () -> Value) { self.value = value }
}

extension TimeDataSource where Value == Date {
  /// The date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { Date() } }
}

extension TimeDataSource where Value == Duration {
  /// How long it is from a date until now.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(Date().timeIntervalSince(date)) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date until now; nothing if it is to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(Date(), date) }
  }

  /// From now until a date; nothing if it has gone by.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(Date(), date)..<date }
  }
}

extension Text {
  /// Creates a text of the time as a format writes it.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(.formatted(LocalizedValue { format.locale($0.locale).format(source.value()) }))
  }

  /// Creates a text of the time as a format writes it, with attributes.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(source.value())))
  }
}
