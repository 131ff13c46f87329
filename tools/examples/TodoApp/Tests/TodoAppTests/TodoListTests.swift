#if canImport(EspalierTesting)
  import EspalierTesting
  import Foundation
  import Testing
  import TodoApp

  @MainActor @Test func addingARow() throws {
    let screen = Screen(TodoList(), device: .iPhone16)
    try screen.activate("Add")
    #expect(screen.elements.map(\.label).contains("New item"))
    #expect(abs(try screen.frame(of: "title").height - 61.0 / 3) < 0.001)
    try screen.expectSnapshot(.outline, .accessibility)
  }

  @MainActor @Test func markingAnItemChangesItsValueAndTheCount() throws {
    let screen = Screen(TodoList(), device: .iPhone16)
    #expect(try screen.element("Buy milk").value == "open")
    try screen.activate("Buy milk")
    #expect(try screen.element("Buy milk").value == "done")
    #expect(screen.elements.contains { $0.label == "1 open" })
  }

  @MainActor @Test func tagsFlowIntoAnotherLineOnANarrowScreen() throws {
    let items = [TodoItem("Move", tags: ["heavy boxes", "with Grace", "on Saturday"])]
    let wide = Screen(TodoList(items), width: 390, height: 400)
    let narrow = Screen(TodoList(items), width: 200, height: 400)
    let lines = try [wide, narrow].map { screen in
      Set(try items[0].tags.map { try screen.frame(of: $0).minY }).count
    }
    #expect(lines == [1, 3])
    try narrow.expectSnapshot(.outline, named: "narrowTags")
  }

  @MainActor @Test func onlyRowsOfTheArchiveThatAreNearAreMade() throws {
    let items = (1...1000).map { TodoItem("Item \($0)") }
    let screen = Screen(Archive(items), device: .iPhone16)
    #expect(screen.evaluationCount < 100)
    // What is named is there all the same.
    #expect(try screen.element("Item 1000").frame.minY > 10_000)
  }

  // What is recorded does not differ.
  @MainActor @Test(.enabled(if: ProcessInfo.processInfo.environment["ESPALIER_RECORD"] == nil))
  func aDifferenceFromTheSnapshotIsReadable() throws {
    let screen = Screen(TodoList(), device: .iPhone16)
    try screen.activate("Call Ada")
    let error = #expect(throws: ScreenError.self) {
      try screen.expectSnapshot(.accessibility, named: "addingARow")
    }
    let message = try #require(error?.description)
    #expect(message.contains("addingARow.accessibility.txt differs:"))
    #expect(message.contains("New item"))
  }
#endif
