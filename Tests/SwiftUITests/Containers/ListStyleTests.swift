import EspalierTesting
import SwiftUI
import Testing

private struct Rows: View {
  @State private var done = "nothing"

  var body: some View {
    List {
      Section("Head") {
        Text("Row")
          .swipeActions(edge: .leading) { Button("Flag") { done = "flagged" } }
          .contextMenu { Button("Copy") { done = "copied" } }
      }
      Text(done)
    }
  }
}

private struct Editable: View {
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      EditButton()
      Text(mode.isEditing ? "editing" : "reading")
    }
    .environment(\.editMode, $mode)
  }
}

@MainActor
struct ListStyleTests {
  private func row(_ screen: Screen) throws -> CGRect { try screen.element("Row").frame }

  @Test func stylesByTheirTypesAreThoseByTheirNames() throws {
    #expect(
      Screen(Rows().listStyle(InsetGroupedListStyle())).outline
        == Screen(Rows().listStyle(.insetGrouped)).outline
    )
    #expect(
      Screen(Rows().listStyle(GroupedListStyle())).outline
        == Screen(Rows().listStyle(.grouped)).outline
    )
  }

  /// Cards stand in from the edges of the screen, sections of the grouped style do not.
  @Test func cardsStandIn() throws {
    let plain = try row(Screen(Rows().listStyle(.plain)))
    let grouped = try row(Screen(Rows().listStyle(GroupedListStyle())))
    let cards = try row(Screen(Rows().listStyle(InsetGroupedListStyle())))
    #expect(grouped.minX == plain.minX)
    #expect(cards.minX >= plain.minX + 16)
    #expect(grouped.minY > plain.minY)
  }

  @Test func rowsHaveTheInsetsThatTheyAskFor() throws {
    let list = List {
      Text("Row").id("text")
        .listRowInsets(EdgeInsets(top: 30, leading: 70, bottom: 10, trailing: 5))
    }
    .listStyle(.plain)
    let screen = Screen(list, width: 300, height: 400)
    let shown = try screen.frame(of: "text")
    #expect(shown.minX == 70)
    #expect(shown.minY == 30)
  }

  @Test func actionsBehindARowAndOfItsMenuRun() throws {
    let screen = Screen(Rows())
    #expect(try screen.element("Row").actions.sorted() == ["Copy", "Flag"])
    try screen.action("Flag", of: "Row")
    #expect(screen.elements.map(\.label).contains("flagged"))
    try screen.action("Copy", of: "Row")
    #expect(screen.elements.map(\.label).contains("copied"))
  }

  @Test func editingBeginsAndEnds() throws {
    let screen = Screen(Editable())
    try screen.activate("Edit")
    #expect(screen.elements.map(\.label) == ["Done", "editing"])
    try screen.activate("Done")
    #expect(screen.elements.map(\.label) == ["Edit", "reading"])
  }
}
