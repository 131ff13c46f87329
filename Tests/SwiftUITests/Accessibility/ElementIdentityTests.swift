import AccessibilityCore
import LayoutCore
import ViewGraph

@testable import SwiftUI

import Testing

/// A screen whose rows come and go, with elements behind them.
private struct Shelf: View {
  @State private var books: [String]
  @State private var title = ""
  let isInList: Bool

  init(_ books: [String], isInList: Bool = false) {
    _books = State(initialValue: books)
    self.isInList = isInList
  }

  var body: some View {
    if isInList {
      List { content }
    } else {
      VStack { content }
    }
  }

  @ViewBuilder private var content: some View {
    ForEach(books, id: \.self) { book in
      Button(book) { books.removeAll { $0 == book } }
    }
    TextField("Title", text: $title)
    Button("Put first") { books.insert(title, at: 0) }
    Text("The end")
  }
}

private struct Choice: View {
  @State private var isWarned = true
  @State private var size = "S"

  var body: some View {
    VStack {
      if isWarned { Button("Understood") { isWarned = false } }
      Picker("Size", selection: $size) {
        Text("S").tag("S")
        Text("L").tag("L")
      }
      .pickerStyle(.menu)
      Button("Warn again") { isWarned = true }
    }
  }
}

/// V1.19.
@MainActor
struct ElementIdentityTests {
  private func interactive<Content: SwiftUI.View>(_ view: Content) -> InteractiveScreen {
    InteractiveScreen(GraphScreenBackend(screen(view)), title: "Screen")
  }

  /// What the nodes of a snapshot are published as, by what they are called.
  private func names(_ screen: InteractiveScreen) -> [String: String] {
    Dictionary(
      screen.snapshot.nodes.map { ("\($0.role) \($0.element.label ?? "")", $0.publishedID) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func node(
    _ label: String,
    in screen: InteractiveScreen
  ) throws -> AccessibilitySnapshot.Node {
    try #require(
      screen.snapshot.nodes.first { $0.element.label == label && $0.element.kind == .element }
    )
  }

  private func press(_ label: String, in screen: InteractiveScreen) throws {
    let id = try node(label, in: screen).publishedID
    #expect(screen.perform(PublishedRequest(.activate, of: id)) != nil)
  }

  @Test func elementsAreCalledByTheirPathsAtFirst() {
    let nodes = interactive(Shelf(["A", "B"])).snapshot.nodes
    #expect(nodes.map(\.publishedID) == nodes.map(\.element.id))
  }

  @Test(arguments: [false, true])
  func elementsBehindARowThatGoesOrComesKeepWhatTheyArePublishedAs(isInList: Bool) throws {
    let screen = interactive(Shelf(["A", "B", "C"], isInList: isInList))
    let before = names(screen)
    let paths = Set(screen.snapshot.nodes.map(\.element.id))
    try press("A", in: screen)
    let without = names(screen)
    #expect(without == before.filter { !$0.key.hasSuffix(" A") })
    // Paths are those of documents, which have no gaps.
    #expect(paths.isSuperset(of: screen.snapshot.nodes.map(\.element.id)))
    let field = try node("Title", in: screen).publishedID
    screen.perform(PublishedRequest(.setText("A"), of: field))
    try press("Put first", in: screen)
    let again = names(screen)
    #expect(without.allSatisfy { again[$0.key] == $0.value })
    // What comes is another one, although it is called and lies like the first.
    #expect(again.count == before.count)
    let new = Set(again.values).subtracting(without.values)
    #expect(new.isDisjoint(with: before.values))
    #expect(Set(screen.snapshot.nodes.map(\.publishedID)).count == screen.snapshot.nodes.count)
  }

  @Test func whatIsGoneDoesNothingForAnother() throws {
    let screen = interactive(Shelf(["A", "B"]))
    let first = try node("A", in: screen).publishedID
    try press("A", in: screen)
    #expect(screen.perform(PublishedRequest(.activate, of: first)) == nil)
    #expect(try node("B", in: screen).element.id == first)
  }

  @Test(arguments: [false, true])
  func theFocusStaysWithItsElement(isInList: Bool) throws {
    let screen = interactive(Shelf(["A", "B"], isInList: isInList))
    let field = try node("Title", in: screen).publishedID
    screen.perform(PublishedRequest(.focus, of: field))
    try press("A", in: screen)
    let focus = try #require(screen.snapshot.focus)
    #expect(screen.snapshot.nodes[focus].publishedID == field)
    #expect(screen.snapshot.nodes[focus].element.label == "Title")
    #expect(screen.snapshot.nodes[focus].element.traits.contains(.isEditing))
  }

  @Test func theFocusOfARowThatGoesComesToTheNext() throws {
    let screen = interactive(Shelf(["A", "B"]))
    let row = try node("A", in: screen).publishedID
    screen.perform(PublishedRequest(.focus, of: row))
    try press("A", in: screen)
    let focus = try #require(screen.snapshot.focus)
    #expect(screen.snapshot.nodes[focus].element.label == "B")
  }

  /// The node of a view that has gone is free for another view.
  @Test func aMenuOpensWhereItsPickerIsNow() throws {
    let screen = interactive(Choice())
    try press("Understood", in: screen)
    try press("Size", in: screen)
    let option = try #require(
      screen.snapshot.nodes.first { $0.role == .menuItem && $0.element.label == "L" }
    )
    #expect(screen.perform(PublishedRequest(.activate, of: option.publishedID)) != nil)
    #expect(try node("Size", in: screen).element.value == "L")
    #expect(!screen.snapshot.nodes.contains { $0.role == .menuItem })
  }
}
