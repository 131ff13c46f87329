import EspalierTesting
import SwiftUI
import Testing

private struct Planned: View {
  @State var date = Date(timeIntervalSinceReferenceDate: 30 * 86_400 + 14 * 3_600 + 5 * 60)
  var range: PartialRangeThrough<Date>?
  var components: DatePickerComponents = .date
  var locale = "en_US"

  var body: some View {
    VStack(spacing: 0) {
      if let range {
        DatePicker("Day", selection: $date, in: range, displayedComponents: components)
      } else {
        DatePicker("Day", selection: $date, displayedComponents: components)
      }
      Text(verbatim: "at \(Int(date.timeIntervalSinceReferenceDate / 60))")
    }
    .datePickerStyle(.wheel)
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: locale))
    .environment(\.calendar, calendar)
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: locale)
    return calendar
  }
}

/// Dates on wheels (M3.5).
@MainActor
struct WheelDatePickerTests {
  /// The names and values of the wheels, from the leading edge on.
  private func wheels(_ screen: Screen) -> [String] {
    screen.elements.filter { !($0.label ?? "").hasPrefix("at ") }
      .sorted { $0.frame.minX < $1.frame.minX }
      .map { "\($0.label ?? "") \($0.value ?? "")" }
  }

  /// The 31st of January 2001.
  @Test func aDateIsThreeWheelsInTheOrderOfTheLocale() {
    #expect(wheels(Screen(Planned())) == ["Month January", "Day 31", "Year 2001"])
    #expect(
      wheels(Screen(Planned(locale: "de_DE"))) == ["Day 31", "Month Januar", "Year 2001"]
    )
  }

  @Test func timeIsHoursAndMinutesAsTheLocaleTellsThem() {
    let time = Planned(components: .hourAndMinute)
    #expect(wheels(Screen(time)) == ["Hour 2", "Minute 05", "AM/PM PM"])
    let german = Planned(components: .hourAndMinute, locale: "de_DE")
    #expect(wheels(Screen(german)) == ["Hour 14", "Minute 05"])
  }

  @Test func withTheTimeTheDateIsOneWheel() {
    let both = Planned(components: [.date, .hourAndMinute], locale: "de_DE")
    #expect(wheels(Screen(both)).map { $0.split(separator: " ")[0] } == ["Date", "Hour", "Minute"])
  }

  /// 216 high, as every wheel is (M3.4).
  @Test func wheelsAreAsHighAsWheelsAre() throws {
    let screen = Screen(Planned())
    #expect(try screen.element("Month").frame.height == 216)
  }

  /// February has no 31st: its last day is chosen.
  @Test func aMonthThatIsShorterHasItsLastDay() throws {
    let screen = Screen(Planned())
    try screen.increment("Month")
    let minutes = 58 * 24 * 60 + 14 * 60 + 5
    #expect(screen.elements.map(\.label).contains("at \(minutes)"))
    #expect(wheels(screen) == ["Month February", "Day 28", "Year 2001"])
  }

  @Test func theLastDateIsNotPassed() throws {
    let last = Date(timeIntervalSinceReferenceDate: 30 * 86_400 + 14 * 3_600 + 5 * 60)
    let screen = Screen(Planned(range: ...last))
    try screen.increment("Month")
    #expect(wheels(screen) == ["Month January", "Day 31", "Year 2001"])
  }
}
