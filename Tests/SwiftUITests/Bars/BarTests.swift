import EspalierTesting
import SwiftUI
import Testing

private struct Answers: ToolbarContent {
  let onSave: () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    ToolbarItem(placement: .confirmationAction) { Button("Save", action: onSave) }
  }
}

private struct Editor: View {
  @State private var isSaved = false

  var body: some View {
    NavigationStack {
      Text(isSaved ? "saved" : "changed")
        .toolbar { Answers { isSaved = true } }
    }
  }
}

private struct OldItems: View {
  @State private var done: [String] = []

  var body: some View {
    NavigationView {
      Text(verbatim: done.joined(separator: " "))
        .navigationBarItems(
          leading: Button("Add") { done.append("added") },
          trailing: Button("Sort") { done.append("sorted") }
        )
    }
  }
}

private struct Birds: View {
  @State private var text = ""
  private let birds = ["Robin", "Wren", "Raven"]

  var body: some View {
    NavigationStack {
      List(birds.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text($0) }
        .searchable(text: $text, prompt: "Birds")
    }
  }
}

@MainActor
struct BarTests {
  private func labels(_ screen: Screen) -> [String] { screen.elements.compactMap(\.label) }

  // V10.7
  @Test func oldTitlesAreTitles() throws {
    let old = Screen(NavigationView { Text("content").navigationBarTitle("Title") })
    let title = try old.element("Title")
    #expect(title.traits.contains("header"))
    let new = Screen(NavigationView { Text("content").navigationTitle("Title") })
    #expect(title.frame == (try new.element("Title").frame))
    let small = Screen(
      NavigationView { Text("content").navigationBarTitle("Title", displayMode: .inline) }
    )
    #expect(try small.element("Title").frame.midX == 393 / 2)
    #expect(try small.element("content").frame.minY < old.element("content").frame.minY)
  }

  // V10.8
  @Test func itemsOfOnesOwnTypeAreInTheBar() throws {
    let screen = Screen(Editor())
    let (cancel, save) = (try screen.element("Cancel"), try screen.element("Save"))
    #expect(cancel.frame.maxX < save.frame.minX)
    #expect(try cancel.frame.maxY < screen.element("changed").frame.minY)
    try screen.activate("Save")
    #expect(labels(screen).contains("saved"))
  }

  @Test func oldItemsStandAtBothEnds() throws {
    let screen = Screen(OldItems())
    let (add, sort) = (try screen.element("Add"), try screen.element("Sort"))
    #expect(add.frame.maxX < 393 / 2 && sort.frame.minX > 393 / 2)
    try screen.activate("Sort")
    try screen.activate("Add")
    #expect(labels(screen).contains("sorted added"))
  }

  @Test func whatIsTypedIntoTheSearchFieldIsTheSearch() throws {
    let screen = Screen(Birds())
    #expect(labels(screen).contains("Wren"))
    try screen.search("R")
    #expect(
      labels(screen).filter { ["Robin", "Wren", "Raven"].contains($0) } == ["Robin", "Raven"]
    )
  }

  private struct Outside: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Text(text.isEmpty ? "all" : "found " + text).navigationTitle("Birds")
      }
      .searchable(text: $text)
    }
  }

  /// A search that is asked for around a stack is in the bar of what the stack shows.
  @Test func aSearchAroundAStackIsInItsBar() throws {
    let screen = Screen(Outside())
    #expect(labels(screen).contains("all"))
    try screen.search("wren")
    #expect(labels(screen).contains("found wren"))
  }

  /// V10.17: the older container has columns where there is room.
  @Test func olderContainersHaveColumns() throws {
    let view = NavigationView {
      List { NavigationLink("Open") { Text("opened") } }
      Text("detail")
    }
    let wide = Screen(view, device: .iPadPro13.landscape)
    #expect(try wide.element("Open").frame.maxX < wide.element("detail").frame.minX)
    try wide.activate("Open")
    #expect(try wide.element("opened").frame.midX > wide.element("Open").frame.maxX)
    #expect(!labels(wide).contains("detail"))
    let stack = Screen(view.navigationViewStyle(.stack), device: .iPadPro13.landscape)
    #expect(labels(stack).contains("Open") && !labels(stack).contains("detail"))
    #expect(!labels(Screen(view)).contains("detail"))
  }

  @Test func columnsAreBesideEachOtherWhereThereIsRoom() throws {
    let view = NavigationSplitView {
      List { Text("sidebar") }
    } detail: {
      Text("detail")
    }
    let wide = Screen(view, device: .iPadPro13.landscape)
    #expect(try wide.element("sidebar").frame.maxX < wide.element("detail").frame.minX)
    #expect(labels(Screen(view)).contains("sidebar"))
    #expect(!labels(Screen(view)).contains("detail"))
  }

  @Test func whatIsMissingIsExplained() throws {
    var isAsked = false
    let screen = Screen(
      ContentUnavailableView {
        Label("No mail", systemImage: "tray")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Ask") { isAsked = true }
      }
    )
    let frames = try ["No mail", "New mail appears here.", "Ask"].map {
      try screen.element($0).frame
    }
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    #expect(abs(frames[1].midX - 393 / 2) < 1)
    try screen.activate("Ask")
    #expect(isAsked)
  }
}
