import EspalierTesting
import SwiftUI
import Testing

private struct Planned: View {
  @State var date = Date(timeIntervalSinceReferenceDate: 4 * 86_400 + 3_600)
  var range: ClosedRange<Date>?

  var body: some View {
    VStack {
      if let range {
        DatePicker("Day", selection: $date, in: range, displayedComponents: .date)
      } else {
        DatePicker("Day", selection: $date)
      }
      Text(verbatim: "at \(Int(date.timeIntervalSinceReferenceDate))")
    }
    .datePickerStyle(.graphical)
    .inAmericanGMT()
  }
}

/// The calendar that chooses a date (M3.5).
@MainActor
struct CalendarTests {
  @Test func aCalendarChoosesADayAndKeepsTheTime() throws {
    let screen = Screen(Planned())
    #expect(try screen.element("Friday, January 5").isSelected)
    #expect(try !screen.element("Saturday, January 6").isSelected)
    try screen.activate("Saturday, January 6")
    #expect(screen.elements.map(\.label).contains("at \(5 * 86_400 + 3_600)"))
    #expect(try screen.element("Saturday, January 6").isSelected)
    // The first of January 2001 was a Monday, the second column of a week that begins on Sunday.
    let first = try screen.element("Today, Monday, January 1").frame
    let eighth = try screen.element("Monday, January 8").frame
    #expect(first.minX == eighth.minX && first.maxY == eighth.minY)
    #expect(try screen.element("Sunday, January 7").frame.minX < first.minX)
    #expect(screen.elements.map(\.label).contains("Time"))
  }

  /// A2.24: days say their dates, and that of today that it is.
  @Test func daysAreCalledByTheirDates() throws {
    let screen = Screen(Planned())
    #expect(try !screen.element("Today, Monday, January 1").isSelected)
    #expect(screen.exists("Tuesday, January 2") && !screen.exists("2"))
    #expect(try screen.frame(of: "Tuesday, January 2").height == 44)
  }

  /// Letters that are too large for a seventh of the width have the size that is not.
  @Test func theDaysOfACalendarStayAsTheyAreForAllReaders() throws {
    let (plain, largest) = (Screen(Planned()), Screen(Planned().dynamicTypeSize(.accessibility5)))
    for day in ["Today, Monday, January 1", "Saturday, January 20", "Wednesday, January 31"] {
      #expect(try largest.element(day).frame.size == plain.element(day).frame.size, "\(day)")
    }
  }

  @Test func aCalendarTurnsToOtherMonthsAndStaysThere() throws {
    let screen = Screen(Planned())
    try screen.activate("Next Month")
    #expect(screen.elements.map(\.label).contains("February 2001"))
    try screen.activate("Saturday, February 10")
    #expect(screen.elements.map(\.label).contains("February 2001"))
    #expect(screen.elements.map(\.label).contains("at \((31 + 9) * 86_400 + 3_600)"))
    try screen.activate("Previous Month")
    #expect(screen.elements.map(\.label).contains("January 2001"))
  }

  /// Days of which nothing lies in the range are not to be chosen, and the date stays within it.
  @Test func aCalendarOffersTheDaysOfItsRange() throws {
    let day: TimeInterval = 86_400
    let range =
      Date(
        timeIntervalSinceReferenceDate: 2 * day + 7_200
      )...Date(
        timeIntervalSinceReferenceDate: 5 * day
      )
    let screen = Screen(Planned(range: range))
    #expect(throws: (any Error).self) { try screen.activate("Tuesday, January 2") }
    #expect(throws: (any Error).self) { try screen.activate("Sunday, January 7") }
    try screen.activate("Wednesday, January 3")
    #expect(screen.elements.map(\.label).contains("at \(Int(2 * day + 7_200))"))
  }
}
