import EspalierTesting
import SwiftUI
import Testing

/// What users and assistive technology ask of views.
@MainActor
@Suite struct RequestedActionTests {
  private final class Notes {
    var values: [String] = []
  }

  @Test func whatFingersDoNotReachIsThereForAssistiveTechnology() throws {
    let notes = Notes()
    let screen = Screen(
      VStack {
        Button("Save") { notes.values.append("saved") }.id("button").allowsHitTesting(false)
        Button("Open") { notes.values.append("opened") }.id("open").allowsHitTesting(true)
      }
      .onTapGesture { notes.values.append("around") }
    )
    #expect(screen.elements.map(\.label).contains("Save"))
    try screen.tap("button")
    try screen.tap("open")
    try screen.activate("Save")
    #expect(notes.values == ["around", "opened", "saved"])
  }

  private struct Rows: View {
    @State var names = ["one", "two", "three"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Circle().accessibilityHidden(true)
            Text(name)
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func labels(_ screen: Screen) -> [String] { screen.elements.compactMap(\.label) }

  @Test func rowsOfSeveralViewsAreDeletedAndMoved() throws {
    let screen = Screen(Rows())
    try screen.move(row: 1, to: 2)
    #expect(labels(screen) == ["two", "one", "three"])
    try screen.move(row: 3, to: 1)
    #expect(labels(screen) == ["three", "two", "one"])
    try screen.delete(row: 2)
    #expect(labels(screen) == ["three", "one"])
    try screen.perform("action one Delete")
    #expect(labels(screen) == ["three"])
    #expect(throws: (any Error).self) { try screen.move(row: 1, to: 2) }
    let fixed = Screen(List(["a", "b"], id: \.self) { Text($0) })
    #expect(throws: (any Error).self) { try fixed.move(row: 1, to: 2) }
  }

  @Test func actionsOfAContainerAreThoseOfItsElements() throws {
    let notes = Notes()
    let screen = Screen(
      VStack {
        Text("a")
        Text("b").accessibilityAction(named: "Mark") { notes.values.append("own") }
      }
      .accessibilityAction(named: "Open") { notes.values.append("opened") }
    )
    try screen.perform("action a Open")
    try screen.perform("action b Mark")
    try screen.perform("action b Open")
    #expect(notes.values == ["opened", "own", "opened"])
  }

  @Test func viewsWithoutIdsAreTappedByTheirPaths() throws {
    let notes = Notes()
    let screen = Screen(
      HStack {
        Color.red.onTapGesture { notes.values.append("red") }
        Color.blue.onTapGesture { notes.values.append("blue") }
      }
    )
    try screen.tap("0/1")
    try screen.tap("0/0")
    #expect(notes.values == ["blue", "red"])
    #expect(throws: (any Error).self) { try screen.tap("0/2") }
  }

  @Test func aTapOnWhatLetsFingersPastIsRefused() {
    let screen = Screen(Button("Save") {}.id("button").allowsHitTesting(false))
    #expect(throws: (any Error).self) { try screen.tap("button") }
  }
}
