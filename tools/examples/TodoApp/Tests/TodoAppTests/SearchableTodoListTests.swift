#if canImport(EspalierTesting)
  import Combine
  import EspalierTesting
  import Testing
  import TodoApp
  import UIKit

  @MainActor @Test func typingLeavesTheItemsThatAreAskedFor() throws {
    let screen = Screen(SearchableTodoList(), device: .iPhone16)
    try #require(screen.elements.contains { $0.label == "Call Ada" })
    try screen.type("milk", into: "Search")
    #expect(screen.elements.contains { $0.label == "Buy milk" })
    #expect(!screen.elements.contains { $0.label == "Call Ada" })
  }

  @MainActor @Test func theItemsFoundArePublishedOnceForEachOtherText() {
    let search = TodoSearch()
    var counts: [Int] = []
    let listener = search.$found.sink { counts.append($0.count) }
    for words in ["call", "call", "nothing"] { search.words = words }
    listener.cancel()
    search.words = ""
    #expect(counts == [TodoItem.examples.count, 1, 0])
  }

  @Test func whatMattersHasAColorOfItsOwn() throws {
    var red: CGFloat = 0
    var alpha: CGFloat = 0
    let color = Priority(of: TodoItem("Move", tags: ["heavy", "today"])).labelColor
    #expect(color.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.75 && alpha == 1)
    #expect(Priority(of: TodoItem("Rest")).labelColor == UIColor.label)
  }
#endif
