import EspalierTesting
import SwiftUI
import Testing

private struct Board: View {
  @State private var done: [String] = []
  @State private var isOver = false

  var body: some View {
    VStack {
      Text("card").draggable("a card")
      Text("file").onDrag { NSItemProvider(object: "a file") }
      Text("words").dropDestination(for: String.self) { items, _ in
        done.append("words " + items.joined())
        return true
      }
      Text("numbers").dropDestination(for: URL.self) { _, _ in false }
      Text("any").onDrop(of: [.text], isTargeted: $isOver) { providers in
        done.append("any \(providers.count)")
        return true
      }
      Text(verbatim: done.joined(separator: ", "))
    }
  }
}

/// V10.19.
@MainActor
struct DragTests {
  @Test func whatIsDraggedCanBeDroppedWhereItIsTaken() throws {
    let screen = Screen(Board())
    #expect(try screen.element("card").actions == ["Drag"])
    #expect(try screen.element("words").actions.isEmpty)
    try screen.action("Drag", of: "card")
    #expect(try screen.element("words").actions == ["Drop"])
    #expect(try screen.element("numbers").actions.isEmpty)
    try screen.action("Drop", of: "words")
    #expect(screen.elements.map(\.label).last == "words a card")
    #expect(try screen.element("words").actions.isEmpty)
  }

  @Test func providersCarryWhatIsDragged() throws {
    let screen = Screen(Board())
    try screen.action("Drag", of: "file")
    try screen.action("Drop", of: "any")
    #expect(screen.elements.map(\.label).last == "any 1")
    try screen.action("Drag", of: "file")
    try screen.action("Drop", of: "words")
    #expect(screen.elements.map(\.label).last == "any 1, words a file")
  }
}
