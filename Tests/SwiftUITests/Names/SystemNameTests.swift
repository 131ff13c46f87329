import EspalierTesting
import SwiftUI
import Testing

/// Names of iOS 26 that have something to show, and such that have nothing.
@MainActor
@Suite struct SystemNameTests {
  private struct Links: View {
    let visibility: Visibility

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Birds") { Text("Wren") }
            .navigationLinkIndicatorVisibility(visibility)
        }
      }
    }
  }

  @Test func rowsThatLeadElsewhereMayEndWithoutAChevron() {
    func chevrons(_ visibility: Visibility) -> Int {
      Screen(Links(visibility: visibility)).outline.components(separatedBy: "Image").count - 1
    }
    #expect(chevrons(.visible) == 1)
    #expect(chevrons(.automatic) == 1)
    #expect(chevrons(.hidden) == 0)
  }

  private struct Dropping: View {
    let isEnabled: Bool
    @State private var dropped = ""

    var body: some View {
      Text("card").draggable("a card")
      Text("place").dropDestination(for: String.self, isEnabled: isEnabled) { items, session in
        dropped = items.joined() + " at \(Int(session.location.x))"
      }
      Text(dropped)
    }
  }

  @Test func sessionsSayWhereThingsWereDropped() throws {
    let screen = Screen(Dropping(isEnabled: true))
    try screen.action("Drag", of: "card")
    try screen.action("Drop", of: "place")
    #expect(screen.labels.contains("a card at 0"))
    let disabled = Screen(Dropping(isEnabled: false))
    try disabled.action("Drag", of: "card")
    #expect(try disabled.element("place").actions.isEmpty)
  }

  private struct Bars: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Text("content")
          .symbolEffect(.drawOn, isActive: true)
          .symbolEffect(.drawOff.byLayer.reversed, isActive: false)
          .allowedDynamicRange(.high)
          .toolbar {
            Group {
              ToolbarItem { Button("One") {} }
              ToolbarItem { Button("Two") {} }
            }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
          }
          .toolbar(id: "tools") {
            ToolbarItem(id: "three") { Button("Three") {} }
              .customizationBehavior(.disabled)
              .defaultCustomization(.hidden, options: .alwaysAvailable)
          }
      }
    }
  }

  @Test func groupsOfItemsAreItems() {
    let labels = Screen(Bars()).labels
    #expect(labels.filter { ["One", "Two", "Three"].contains($0) } == ["One", "Two", "Three"])
  }

  private struct Tree: Identifiable {
    let id: String
    var below: [Tree]?
  }

  @Test func anOutlineMayHaveOneRoot() throws {
    let root = Tree(id: "root", below: [Tree(id: "leaf")])
    let screen = Screen(List { OutlineGroup(root, children: \.below) { Text($0.id) } })
    #expect(screen.labels.contains("root") && !screen.labels.contains("leaf"))
  }

  @Test func aColorIsItsOwnColor() {
    #expect(Color(.gray.opacity(0.1)) == Color.gray.opacity(0.1))
  }

  private struct Suggesting: View {
    @State private var text = ""

    var body: some View {
      TextField("Bird", text: $text)
        .textInputSuggestions { Text("Wren").textInputCompletion("wren") }
    }
  }

  @Test func suggestionsAreShownNowhere() {
    #expect(Screen(Suggesting()).labels == ["Bird"])
  }
}
