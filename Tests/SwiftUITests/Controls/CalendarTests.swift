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
    #expect(try screen.element("5").isSelected)
    #expect(try !screen.element("6").isSelected)
    try screen.activate("6")
    #expect(screen.elements.map(\.label).contains("at \(5 * 86_400 + 3_600)"))
    #expect(try screen.element("6").isSelected)
    // The first of January 2001 was a Monday, the second column of a week that begins on Sunday.
    let (first, eighth) = (try screen.element("1").frame, try screen.element("8").frame)
    #expect(first.minX == eighth.minX && first.maxY == eighth.minY)
    #expect(try screen.element("7").frame.minX < first.minX)
    #expect(screen.elements.map(\.label).contains("Time"))
  }

  /// Letters that are too large for a seventh of the width have the size that is not.
  @Test func theDaysOfACalendarStayAsTheyAreForAllReaders() throws {
    let (plain, largest) = (Screen(Planned()), Screen(Planned().dynamicTypeSize(.accessibility5)))
    for day in ["1", "20", "31"] {
      #expect(try largest.element(day).frame.size == plain.element(day).frame.size, "\(day)")
    }
  }

  @Test func aCalendarTurnsToOtherMonthsAndStaysThere() throws {
    let screen = Screen(Planned())
    try screen.activate("Next Month")
    #expect(screen.elements.map(\.label).contains("February 2001"))
    try screen.activate("10")
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
    #expect(throws: (any Error).self) { try screen.activate("2") }
    #expect(throws: (any Error).self) { try screen.activate("7") }
    try screen.activate("3")
    #expect(screen.elements.map(\.label).contains("at \(Int(2 * day + 7_200))"))
  }
}
