import EspalierTesting
import SwiftUI
import Testing

/// What tests of a team ask of a screen.
@MainActor
@Suite struct TestedScreenTests {
  private struct Framed: View {
    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "inside").id("inside").padding(10)
        Text(verbatim: "outside").padding(10).id("outside")
      }
    }
  }

  @Test func anIdNamesTheViewWithTheModifiersInFrontOfIt() throws {
    let screen = Screen(Framed(), width: 200, height: 200)
    #expect(abs(try screen.frame(of: "inside").height - 61.0 / 3) < 0.001)
    #expect(abs(try screen.frame(of: "outside").height - 61.0 / 3 - 20) < 0.001)
  }

  private struct Numbers: View {
    @State private var chosen = 0

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<500, id: \.self) { number in
            Button("Row \(number)") { chosen = number }
          }
        }
      }
      Text(verbatim: "chosen: \(chosen)")
    }
  }

  /// V10.20.
  @Test func whatNamesARowThatNobodyHasSeenFindsIt() throws {
    let screen = Screen(Numbers(), device: .iPhone16)
    #expect(!screen.elements.contains { $0.label == "Row 400" })
    try screen.activate("Row 400")
    #expect(try screen.element("chosen: 400").isEnabled)
    #expect(throws: ScreenError.self) { try screen.activate("Row 500") }
  }

  private struct Held: View {
    @State private var count = 0
    @FocusState private var isNaming: Bool
    @State private var name = ""

    var body: some View {
      Text(verbatim: "held \(count)").id("held").onLongPressGesture { count += 1 }
      TextField("Name", text: $name).focused($isNaming)
      Button("Edit") { isNaming = true }
    }
  }

  @Test func aFingerIsHeldAndTheFieldWithTheFocusIsKnown() throws {
    let screen = Screen(Held(), device: .iPhone16)
    try screen.press("held", for: 0.1)
    #expect(screen.exists("held 0"))
    try screen.press("held")
    #expect(screen.exists("held 1"))
    #expect(!screen.exists("held 2"))
    #expect(try !screen.element("Name").isEditing)
    try screen.activate("Edit")
    #expect(try screen.element("Name").isEditing)
  }

  @Observable
  fileprivate final class Shelf {
    var books = ["Emma"]
  }

  private struct Books: View {
    let shelf: Shelf

    var body: some View { ForEach(shelf.books, id: \.self) { Text($0) } }
  }

  @Test func theScreenFollowsAModelThatTheTestChanges() throws {
    let shelf = Shelf()
    let screen = Screen(Books(shelf: shelf))
    #expect(screen.labels == ["Emma"])
    shelf.books.append("Ulysses")
    #expect(screen.labels == ["Emma", "Ulysses"])
    #expect(screen.outline.contains("Ulysses"))
  }
}
