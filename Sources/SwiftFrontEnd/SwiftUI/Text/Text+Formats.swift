extension Text {
  /// Creates a text of a value as a format writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(LocalizedValue { format.locale($0.locale).format(input) }))
  }

  /// Creates a text of a value as a format writes it, with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  /// Creates a text of a value as a formatter writes it.
  public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Creates a text of a value as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// The style of a date in text.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The hour and minute.
    public static let time = DateStyle(kind: .time)
    /// The day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The duration between the date and now.
    public static let relative = DateStyle(kind: .relative)
    /// The signed duration between the date and now.
    public static let offset = DateStyle(kind: .offset)
    /// The hours, minutes and seconds between the date and now.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date, which is written anew whenever the text is evaluated.
  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted(LocalizedValue { DateWords.string(date, style.kind, $0) }))
  }

  /// Creates a text of the time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.formatted(LocalizedValue { DateWords.string(dates, $0) }))
  }

  /// Creates a text of the time between two dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text of a timer's time, in minutes and seconds.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval of the timer.
  ///   - pauseTime: The time at which it is paused; nil if it runs.
  ///   - countsDown: Whether it shows the time left.
  ///   - showsHours: Whether an hour and more is shown as hours.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .formatted(
        LocalizedValue { _ in
          let now = min(
            max(pauseTime ?? Date(), timerInterval.lowerBound),
            timerInterval.upperBound
          )
          let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now).rounded(.up)
            : now.timeIntervalSince(timerInterval.lowerBound).rounded(.down)
          return DateWords.clock(DateWords.seconds(seconds), showsHours: showsHours)
        }
      )
    )
  }
}
