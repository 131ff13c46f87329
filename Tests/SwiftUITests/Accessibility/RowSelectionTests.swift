import AccessibilityCore
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What assistive technology is told of rows that can be selected, and what it may ask (V10.1).
@MainActor @Suite struct RowSelectionTests {
  private func shown(_ view: some SwiftUI.View) -> InteractiveScreen {
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(host: .size(Size(width: 300, height: 600)), tree: ViewTreeBuilder().finish()),
      measurer: FixedTextMeasurer()
    )
    return InteractiveScreen(GraphScreenBackend(screen), title: "Screen")
  }

  private func rows(_ screen: InteractiveScreen) -> [AccessibilitySnapshot.Node] {
    screen.snapshot.nodes.filter { $0.role == .row }
  }

  private func list(_ screen: InteractiveScreen) -> AccessibilitySnapshot.Node? {
    screen.snapshot.nodes.first { $0.role == .list }
  }

  private struct One: SwiftUI.View {
    @State private var selection: Int?

    var body: some SwiftUI.View {
      List(selection: $selection) {
        Text("a").tag(0)
        Text("b").tag(1)
        Text("c").tag(2).selectionDisabled()
        Text("no tag of its type").tag("d")
      }
    }
  }

  @Test func rowsSayWhetherTheyCanBeSelected() {
    let screen = shown(One())
    #expect(list(screen)?.selection == .one)
    #expect(rows(screen).map(\.isSelected) == [false, false, nil, nil])
  }

  @Test func aRowIsSelectedOnRequest() throws {
    let screen = shown(One())
    let ids = rows(screen).map(\.element.id)
    #expect(screen.perform(.select, on: ids[1])?.effect == .selected("b"))
    #expect(rows(screen).map(\.isSelected) == [false, true, nil, nil])
    #expect(screen.perform(.select, on: ids[0])?.effect == .selected("a"))
    #expect(rows(screen).map(\.isSelected) == [true, false, nil, nil])
    #expect(screen.perform(.select, on: ids[2]) == nil)
    #expect(screen.perform(.deselect, on: ids[0])?.effect == .deselected("a"))
    #expect(rows(screen).map(\.isSelected) == [false, false, nil, nil])
    // What the list is does not depend on what is selected.
    #expect(list(screen)?.selection == .one)
  }

  private struct Several: SwiftUI.View {
    @State private var selection: Set<Int> = [1]
    @State var mode: EditMode

    var body: some SwiftUI.View {
      List(0..<3, id: \.self, selection: $selection) { Text("\($0)") }
        .environment(\.editMode, $mode)
    }
  }

  @Test func severalRowsAreSelectedWhileTheListIsEdited() {
    let screen = shown(Several(mode: .active))
    #expect(list(screen)?.selection == .several)
    let ids = rows(screen).map(\.element.id)
    screen.perform(.select, on: ids[2])
    screen.perform(.select, on: ids[1])
    #expect(rows(screen).map(\.isSelected) == [false, true, true])
    screen.perform(.deselect, on: ids[1])
    #expect(rows(screen).map(\.isSelected) == [false, false, true])
  }

  @Test func nothingIsSelectedWhileItIsNot() {
    let screen = shown(Several(mode: .inactive))
    #expect(list(screen)?.selection == .several)
    #expect(rows(screen).map(\.isSelected) == [nil, true, nil])
    #expect(screen.perform(.select, on: rows(screen)[0].element.id) == nil)
  }

  @Test func aListWithoutASelectionHasNone() {
    let screen = shown(List { Text("a").accessibilityAddTraits(.isSelected) })
    #expect(list(screen)?.selection == nil)
    #expect(rows(screen).map(\.isSelected) == [true])
  }
}
