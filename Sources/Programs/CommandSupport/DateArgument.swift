internal import ArgumentParser

/// A date in ISO 8601 such as `2026-11-23T15:00:00Z`: the time of day may be left out, and its
/// seconds; the default time zone is that of Greenwich.
package struct DateArgument: ExpressibleByArgument {
  /// The seconds since the beginning of 2001.
  package var value: Double

  package init?(argument: String) {
    let (day, time) = DateArgument.split(argument)
    guard let days = DateArgument.days(day) else { return nil }
    guard let time else {
      value = days * 86_400
      return
    }
    guard let (clock, offset) = DateArgument.zone(time),
      let seconds = DateArgument.seconds(clock)
    else { return nil }
    value = days * 86_400 + seconds - offset
  }

  private static func split(_ text: String) -> (day: Substring, time: Substring?) {
    guard let mark = text.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }) else {
      return (text[...], nil)
    }
    return (text[..<mark], text[text.index(after: mark)...])
  }

  /// A number of so many digits.
  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// The days from the beginning of 2001 to a day.
  private static func days(_ text: Substring) -> Double? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = number(parts[0], digits: 4),
      let month = number(parts[1], digits: 2), let day = number(parts[2], digits: 2),
      year >= 1, (1...12).contains(month)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    let before = year - 1
    let ofYears = before * 365 + before / 4 - before / 100 + before / 400
    let ofMonths = lengths[..<(month - 1)].reduce(0, +)
    return Double(ofYears + ofMonths + day - 1 - daysBefore2001)
  }

  /// The days of the years from 1 to 2000.
  private static let daysBefore2001 = 2000 * 365 + 500 - 20 + 5

  /// Returns the time of day, and the offset of its zone in seconds.
  private static func zone(_ text: Substring) -> (clock: Substring, offset: Double)? {
    if text.hasSuffix("Z") || text.hasSuffix("z") { return (text.dropLast(), 0) }
    guard let mark = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return (text, 0) }
    let digits = text[text.index(after: mark)...].filter { $0 != ":" }
    guard let number = number(Substring(digits), digits: 4), number / 100 < 24, number % 100 < 60
    else { return nil }
    let seconds = Double(number / 100 * 3600 + number % 100 * 60)
    return (text[..<mark], text[mark] == "-" ? -seconds : seconds)
  }

  /// The seconds since the beginning of a day.
  private static func seconds(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let hour = number(parts[0], digits: 2), hour < 24,
      let minute = number(parts[1], digits: 2), minute < 60
    else { return nil }
    var seconds = Double(hour * 3600 + minute * 60)
    if parts.count == 3 {
      guard parts[2].utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }),
        parts[2].prefix(while: { $0 != "." }).utf8.count == 2, let second = Double(parts[2]),
        second < 60
      else { return nil }
      seconds += second
    }
    return seconds
  }
}
