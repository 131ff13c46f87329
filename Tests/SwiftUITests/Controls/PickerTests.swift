import EspalierTesting
import SwiftUI
import Testing

/// Options that nobody tells apart by their words, with values that are told apart.
private struct Ambiguous: View {
  @State private var choice = 2

  var body: some View {
    VStack {
      Picker("Day", selection: $choice) {
        Text("Day").tag(1)
        Text("Day").tag(2)
        Text("Night").tag(3)
      }
      .pickerStyle(.segmented)
      Picker("Sky", selection: $choice) {
        Image(systemName: "sun.max").tag(1)
        Image(systemName: "moon").tag(2)
        Image(systemName: "cloud").tag(3)
      }
      Text(verbatim: "choice \(choice)")
    }
  }
}

private struct Chosen: View {
  @State private var color = Color.red
  @State private var date = Date(timeIntervalSinceReferenceDate: 3600)

  var body: some View {
    VStack {
      ColorPicker("Colour", selection: $color)
      DatePicker("Start", selection: $date)
      Text(verbatim: "\(color) \(Int(date.timeIntervalSinceReferenceDate))")
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}

private struct Short: View {
  @State private var size = 2

  var body: some View {
    Picker("Size", selection: $size) {
      Text("Small, for one").tag(1)
      Text("Large, for many").tag(2)
    } currentValueLabel: {
      Text(size == 1 ? "S" : "L")
    }
  }
}

private struct LinkedPicker: View {
  enum Sort: String, CaseIterable { case name, size, date }
  @State private var sort = Sort.size

  var body: some View {
    NavigationStack {
      Form {
        Picker("Sort by", selection: $sort) {
          ForEach(Sort.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.navigationLink)
        Text(verbatim: "sorted by \(sort)")
      }
      .navigationTitle("Files")
    }
  }
}

private struct Days: View {
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2025, month: 5, day: 7)
  ]

  var body: some View {
    VStack {
      MultiDatePicker("Days", selection: $days)
      Text(verbatim: days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: " "))
    }
  }
}

@MainActor
struct PickerTests {
  // V10.5
  @Test func optionsAreChosenByTheirPlaces() throws {
    let screen = Screen(Ambiguous())
    func selected() -> [Bool] {
      screen.elements.filter { $0.traits.contains("button") && $0.label != "Sky" }
        .prefix(3).map(\.isSelected)
    }
    #expect(selected() == [false, true, false])
    try screen.activate("Night")
    #expect(screen.elements.map(\.label).contains("choice 3"))
    try screen.activate("Day")
    #expect(screen.elements.map(\.label).contains("choice 1"))
    #expect(selected() == [true, false, false])
    // Options without words have those of their pictures.
    let value = try screen.element("Sky").value
    #expect(value?.isEmpty == false)
    let error = #expect(throws: (any Error).self) { try screen.select("none", of: "Sky") }
    let names = "\(error.map { "\($0)" } ?? "")".split(separator: "'").dropFirst(4)
    #expect(names.count >= 5)
  }

  @Test func aMenuShowsTheLabelOfItsCurrentValue() throws {
    let screen = Screen(Short())
    #expect(try screen.element("Size").value == "L")
    try screen.select("Small, for one", of: "Size")
    #expect(try screen.element("Size").value == "S")
  }

  // V10.4
  @Test func aLinkLeadsToTheOptions() throws {
    let screen = Screen(LinkedPicker())
    #expect(try screen.element("Sort by").value == "size")
    try screen.activate("Sort by")
    #expect(screen.elements.map(\.label) == ["Files", "Sort by", "name", "size", "date"])
    #expect(screen.elements.filter(\.isSelected).map(\.label) == ["size"])
    try screen.activate("date")
    #expect(try screen.element("Sort by").value == "date")
    #expect(screen.elements.map(\.label).contains("sorted by date"))
  }

  @Test func coloursAreChosenInWords() throws {
    let screen = Screen(Chosen())
    #expect(screen.elements.map(\.label).contains("red 3600"))
    try screen.select("blue", of: "Colour")
    #expect(screen.elements.map(\.label).contains("blue 3600"))
    try screen.select("#00FF00", of: "Colour")
    #expect(screen.elements.map(\.label).contains("#00ff00 3600"))
    #expect(throws: (any Error).self) { try screen.select("mud", of: "Colour") }
  }

  @Test func datesAreChosenInWords() throws {
    let screen = Screen(Chosen())
    try screen.select("2001-01-02", of: "Jan 1, 2001")
    #expect(screen.elements.map(\.label).contains("red \(86400 + 3600)"))
    try screen.select("14:30", of: "Jan 2, 2001")
    #expect(screen.elements.map(\.label).contains("red \(86400 + 14 * 3600 + 1800)"))
    #expect(throws: (any Error).self) { try screen.select("2001-02-31", of: "Jan 2, 2001") }
  }

  @Test func anyNumberOfDaysIsChosen() throws {
    let screen = Screen(Days())
    #expect(try screen.element("Wednesday, May 7").isSelected)
    try screen.activate("Friday, May 9")
    try screen.activate("Wednesday, May 7")
    #expect(screen.elements.map(\.label).last == "9")
    let first = try screen.element("Thursday, May 1").frame
    #expect(try screen.element("May 2025").frame.minY < first.minY)
    // The 1st was a Thursday.
    #expect(try first.minX == screen.element("Thursday, May 8").frame.minX)
    #expect(try first.minX > screen.element("Sunday, May 4").frame.minX)
    try screen.activate("Next Month")
    #expect(screen.elements.map(\.label).contains("June 2025"))
  }
}
