/// Parses the date that a user enters in a date picker.
struct DateChoice {
  private let components: DatePickerComponents
  private let locale: Locale
  /// The calendar that the picker shows dates in.
  private let shownCalendar: Calendar
  /// The Gregorian calendar, for dates in digits (ISO 8601).
  private let calendar: Calendar

  init(_ components: DatePickerComponents, in environment: EnvironmentValues) {
    self.components = components
    locale = environment.locale
    shownCalendar = environment.calendar
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
  }

  /// Returns the date of a text: a day (`2025-01-31`), a time (`14:30`) or both, or the text that
  /// the picker shows; components that it lacks stay the same.
  ///
  /// - Returns: The date; nil if the text has none of the picker's components.
  func date(_ words: String, insteadOf date: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    if let shown = shownDate(words) {
      let stated = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: shown.date)
      if shown.isTime {
        (parts.hour, parts.minute) = (stated.hour, stated.minute)
      } else {
        (parts.year, parts.month, parts.day) = (stated.year, stated.month, stated.day)
      }
      return calendar.date(from: parts)
    }
    for word in words.split(separator: " ") {
      if components.contains(.date), let day = Self.numbers(word, "-", count: 3) {
        (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
      } else if components.contains(.hourAndMinute), let time = Self.numbers(word, ":", count: 2) {
        (parts.hour, parts.minute) = (time[0], time[1])
      } else {
        return nil
      }
    }
    guard !words.isEmpty, let chosen = calendar.date(from: parts) else { return nil }
    // A date such as 31 February is refused.
    return calendar.dateComponents([.month, .day], from: chosen).day == parts.day ? chosen : nil
  }

  /// Parses a date or time as the picker shows it.
  private func shownDate(_ words: String) -> (date: Date, isTime: Bool)? {
    func style(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> Date? {
      var style = Date.FormatStyle(
        date: date,
        time: time,
        locale: locale,
        calendar: shownCalendar
      )
      style.timeZone = calendar.timeZone
      // The parser is lenient, so the text has to round-trip.
      return (try? style.parse(words)).flatMap { $0.formatted(style) == words ? $0 : nil }
    }
    if components.contains(.date), let day = style(.abbreviated, .omitted) { return (day, false) }
    guard components.contains(.hourAndMinute) else { return nil }
    return style(.omitted, .shortened).map { ($0, true) }
  }

  private static func numbers(
    _ word: Substring,
    _ separator: Character,
    count: Int
  ) -> [Int]? {
    let numbers = word.split(separator: separator).compactMap { Int($0) }
    return numbers.count == count ? numbers : nil
  }
}
