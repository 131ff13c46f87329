/// A value that an environment's locale writes.
///
/// The formatted value is immutable and only formatted on the main actor, as texts are resolved; so
/// it may be passed to any thread.
final class LocalizedValue: Equatable, @unchecked Sendable {
  private let text: (EnvironmentValues) -> String

  init(_ text: @escaping (EnvironmentValues) -> String) { self.text = text }

  /// Returns the text in an environment, by its locale and time zone.
  func string(in environment: EnvironmentValues) -> String { text(environment) }

  /// Returns the text in a locale.
  func string(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return text(environment)
  }

  static func == (first: LocalizedValue, second: LocalizedValue) -> Bool {
    if first === second { return true }
    let environment = EnvironmentValues()
    return first.text(environment) == second.text(environment)
  }
}

/// Writes dates as texts show them (V11.4).
enum DateWords {
  static func string(
    _ date: Date,
    _ style: Text.DateStyle.Kind,
    _ environment: EnvironmentValues
  ) -> String {
    let locale = environment.locale
    switch style {
    case .time: return date.formatted(dateStyle(.omitted, .shortened, environment))
    case .date: return date.formatted(dateStyle(.long, .omitted, environment))
    case .timer:
      let words = clock(seconds(abs(date.timeIntervalSinceNow)), showsHours: true)
      return locale.withOwnDigits(words)
    case .relative: return parts(seconds(abs(date.timeIntervalSinceNow)), most: 2, locale)
    case .offset:
      let seconds = seconds(date.timeIntervalSinceNow.rounded())
      let sign = seconds > 0 ? "-" : "+"
      return sign + parts(abs(seconds), most: 1, locale)
    }
  }

  /// Returns whole seconds, limited to the range of calendars.
  static func seconds(_ time: Double) -> Int {
    let most = 1e13
    if abs(time) <= most { return Int(time) }
    ViewWarning.writeOnce(
      "a text counts to a date that is too far away; it is shown as 10¹³ s away"
    )
    return time < 0 ? -Int(most) : Int(most)
  }

  static func string(_ dates: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric,
      time: .shortened,
      locale: environment.locale,
      calendar: calendar,
      timeZone: environment.timeZone
    )
    return style.format(dates.lowerBound..<dates.upperBound)
  }

  /// Returns hours, minutes and seconds with colons.
  static func clock(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(two(seconds % 60))" }
    return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  private static func dateStyle(
    _ date: Date.FormatStyle.DateStyle,
    _ time: Date.FormatStyle.TimeStyle,
    _ environment: EnvironmentValues
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date,
      time: time,
      locale: environment.locale,
      calendar: environment.calendar,
      timeZone: environment.timeZone
    )
  }

  /// The largest units of a time.
  private static func parts(_ seconds: Int, most: Int, _ locale: Locale) -> String {
    let units: [(UnitWords.Time, Int)] = [
      (.year, 31_536_000), (.month, 2_592_000), (.week, 604_800), (.day, 86_400), (.hour, 3600),
      (.minute, 60), (.second, 1),
    ]
    let first = units.firstIndex { seconds >= $0.1 } ?? units.count - 1
    var rest = seconds
    var words: [String] = []
    for (unit, length) in units[first...].prefix(most) {
      let count = rest / length
      rest -= count * length
      if count == 0, !words.isEmpty { break }
      words.append(UnitWords.string(Double(count), unit, .short, locale))
    }
    return words.joined(separator: ", ")
  }
}
