import EspalierTesting
import SwiftUI
import Testing

private struct EditableList: View {
  @State private var items = ["Milk", "Bread"]
  @State private var chosen: Set<String> = []
  @State private var isSheetShown = false

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
        Inner(name: "list")
      }
      .toolbar { EditButton() }
      .navigationTitle(chosen.sorted().joined(separator: "+"))
      .sheet(isPresented: $isSheetShown) { Inner(name: "sheet") }
      Button("Present") { isSheetShown = true }
      NavigationLink("Push") { Inner(name: "page") }
    }
  }
}

private struct Inner: View {
  let name: String
  @Environment(\.editMode) private var mode

  var body: some View {
    Text("\(name) is \(mode?.wrappedValue.isEditing == true ? "edited" : "read")")
  }
}

private struct Mailboxes: View {
  @State private var chosen: Int?
  let hasStack: Bool

  var body: some View {
    if hasStack {
      NavigationStack {
        list.navigationDestination(item: $chosen) { Text("box \($0)") }
      }
    } else {
      NavigationSplitView {
        list
      } detail: {
        Text(chosen.map { "box \($0)" } ?? "none")
      }
    }
  }

  private var list: some View {
    List([1, 2], id: \.self, selection: $chosen) { number in
      NavigationLink("row \(number)", value: number)
    }
  }
}

private struct Sheet: View {
  @State private var isShown = true
  let isKept: Bool
  let onDismiss: () -> Void

  var body: some View {
    Text("shown \(isShown)")
      .sheet(isPresented: $isShown, onDismiss: onDismiss) {
        Text("Sheet").interactiveDismissDisabled(isKept)
      }
  }
}

private struct Marked: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("mark")
    }
  }
}

/// What is edited, selected and taken away by its user.
@MainActor @Suite struct EditingTests {
  private func labels(_ screen: Screen) -> [String] { screen.elements.compactMap(\.label) }

  /// V4.6: a screen, a page and a sheet have an edit mode of their own.
  @Test func anEditButtonEditsThePageThatItIsOn() throws {
    let screen = Screen(EditableList())
    #expect(screen.exists("list is read"))
    try screen.activate("Edit")
    #expect(screen.exists("Done"))
    #expect(screen.exists("list is edited"))
    try screen.activate("Push")
    #expect(screen.exists("page is read"))
    try screen.back()
    #expect(screen.exists("list is edited"))
    try screen.activate("Present")
    #expect(screen.exists("sheet is read"))
  }

  /// V10.1: a set is what several rows are chosen of, while the list is edited.
  @Test func severalRowsAreSelectedOnlyWhileTheListIsEdited() throws {
    let screen = Screen(EditableList())
    try? screen.activate("Milk")
    #expect(screen.elements.allSatisfy { !$0.isSelected })
    try screen.activate("Edit")
    try screen.activate("Milk")
    try screen.activate("Bread")
    #expect(labels(screen).contains("Bread+Milk"))
    try screen.activate("Done")
    try? screen.activate("Milk")
    #expect(labels(screen).contains("Bread+Milk"))
  }

  /// V10.1: a link with a value of the selection's type selects it.
  @Test(arguments: [true, false])
  func aLinkInAListWithASelectionSelectsItsValue(_ hasStack: Bool) throws {
    let screen = Screen(Mailboxes(hasStack: hasStack))
    try screen.activate("row 2")
    #expect(screen.exists("box 2"))
  }

  /// V10.9: a user takes a sheet away unless it does not let it.
  @Test func aUserDismissesASheet() throws {
    let dismissals = Counter()
    let screen = Screen(Sheet(isKept: false) { dismissals.count += 1 })
    try screen.dismiss()
    #expect(screen.exists("shown false"))
    #expect(dismissals.count == 1)
    let kept = Screen(Sheet(isKept: true) { dismissals.count += 1 })
    #expect(throws: (any Error).self) { try kept.dismiss() }
    #expect(kept.exists("Sheet"))
    #expect(dismissals.count == 1)
  }

  /// V8.4: a link takes the style of buttons.
  @Test func aStyleOfButtonsIsALinksToo() throws {
    let screen = Screen(
      NavigationStack { NavigationLink("Go") { Text("there") }.buttonStyle(Marked()) }
    )
    try screen.activate("Go, mark")
    #expect(screen.exists("there"))
  }
}

@MainActor private final class Counter {
  var count = 0
}
