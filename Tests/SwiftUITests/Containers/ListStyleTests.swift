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

  /// Values of a form in columns begin where labels end; nothing of it is a list.
  @Test func columnsOfAFormMeet() throws {
    let form = Form {
      LabeledContent("Name") { Text("Ann").id("short") }
      LabeledContent("A long label") { Text("Lee").id("long") }
      Text("alone").id("alone")
      Color.red.frame(height: 5).id("wide")
    }
    let columns = Screen(form.formStyle(.columns), width: 300, height: 400)
    let starts = try ["short", "long", "alone"].map { try columns.frame(of: $0).minX }
    #expect(starts[0] == starts[1] && starts[1] == starts[2])
    // What takes all the room takes that behind the labels.
    let wide = try columns.frame(of: "wide")
    #expect(wide.minX == starts[0] && wide.maxX == 300)
    #expect(starts[0] > 0 && starts[0] < 200)
    func outline(_ view: some View) -> [Substring] {
      Array(Screen(view, width: 300, height: 400).outline.split(separator: "\n").dropFirst())
    }
    #expect(outline(form.formStyle(.grouped)) == outline(form))
    #expect(outline(form.formStyle(.columns)) != outline(form))
  }

  @Test func stylesOfFormsAreOnesOwn() throws {
    struct Boxed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) { configuration.content }
      }
    }
    let form = Form {
      Color.red.frame(width: 10, height: 10).id("first")
      Color.red.frame(width: 10, height: 10).id("second")
    }
    let screen = Screen(form.formStyle(Boxed()), width: 100, height: 100)
    #expect(try screen.frame(of: "first").minY == 35)
    #expect(try screen.frame(of: "second").minY == 55)
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
