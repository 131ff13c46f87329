import EspalierTesting
import SwiftUI
import Testing

private struct Planned: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 4 * 86_400 + 3_600)
  var components: DatePickerComponents = [.date, .hourAndMinute]

  var body: some View {
    Form {
      DatePicker("Start", selection: $date, displayedComponents: components)
      Text(verbatim: "at \(Int(date.timeIntervalSinceReferenceDate))")
    }
    .inAmericanGMT()
  }
}

/// The buttons of a date picker open what sets them (A2.24).
@MainActor
struct CompactDatePickerTests {
  @Test func eachPartIsAButton() throws {
    let screen = Screen(Planned())
    #expect(screen.labels == ["Start", "Date Picker", "Time Picker", "at 349200"])
    let date = try screen.element("Date Picker")
    #expect(date.value == "Jan 5, 2001")
    #expect(date.traits == ["button"])
    #expect(try screen.element("Time Picker").value?.hasPrefix("1:00") == true)
  }

  @Test func oneOfThemIsCalledByWhatItSets() throws {
    #expect(Screen(Planned(components: .date)).labels.contains("Date Picker"))
    let time = Screen(Planned(components: .hourAndMinute))
    #expect(time.labels == ["Start", "Time Picker", "at 349200"])
  }

  @Test func theDateOpensACalendar() throws {
    let screen = Screen(Planned())
    let frame = try screen.frame(of: "Date Picker")
    try screen.activate("Date Picker")
    // What lies over the screen has the focus, and what is behind it cannot be reached (A5.12).
    #expect(!screen.exists("Start"))
    #expect(try screen.element("Friday, January 5").isSelected)
    #expect(screen.focused != nil)
    try screen.activate("Saturday, January 6")
    #expect(try screen.element("Saturday, January 6").isSelected)
    try screen.dismiss()
    #expect(screen.labels.last == "at \(5 * 86_400 + 3_600)")
    #expect(screen.focused?.label == "Date Picker")
    #expect(try screen.frame(of: "Date Picker") == frame)
  }

  @Test func theTimeOpensWheels() throws {
    let screen = Screen(Planned())
    try screen.activate("Time Picker")
    #expect(screen.labels.prefix(3) == ["Hour", "Minute", "AM/PM"])
    try screen.increment("Hour")
    try screen.dismiss()
    #expect(screen.labels.last == "at \(4 * 86_400 + 7_200)")
    #expect(screen.focused?.label == "Time Picker")
  }

  @Test func aDisabledPickerOpensNothing() throws {
    let screen = Screen(Planned().disabled(true))
    #expect(throws: (any Error).self) { try screen.activate("Date Picker") }
  }

  @Test func theDateCanStillBeSaid() throws {
    let screen = Screen(Planned())
    try screen.select("2001-01-02", of: "Date Picker")
    try screen.select("14:30", of: "Jan 2, 2001")
    #expect(screen.labels.last == "at \(86_400 + 14 * 3_600 + 1_800)")
  }
}
