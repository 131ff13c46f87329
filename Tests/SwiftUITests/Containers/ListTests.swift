import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

private struct Rows: SwiftUI.View {
  let names: Binding<[String]>
  let selection: Binding<String?>

  var body: some View {
    List(selection: selection) {
      ForEach(names.wrappedValue, id: \.self) { Text($0) }
        .onDelete { names.wrappedValue.remove(atOffsets: $0) }
        .onMove { names.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct Tabs: SwiftUI.View {
  let selection: Binding<String>

  var body: some View {
    TabView(selection: selection) {
      Text("a").tabItem { Text("First") }.tag("first")
      Text("b").tabItem { Text("Second") }.tag("second").badge(2)
    }
  }
}

@MainActor @Suite struct ListTests {
  @Test func rowsAreSelectedDeletedAndMoved() throws {
    let names = StateLocation<[String]>(["one", "two", "three"], isEqual: { $0 == $1 })
    let selection = StateLocation<String?>(nil, isEqual: { $0 == $1 })
    let shown = ShownScreen(
      Rows(names: Binding(names), selection: Binding(selection))
    )
    #expect(try shown.words() == ["one", "two", "three"])
    let rows = try shown.nodes { $0.requests?.activate != nil }
    #expect(rows.count == 3)
    rows[1].requests?.activate?()
    #expect(selection.read() == "two")
    let deletable = try shown.nodes { $0.requests?.delete != nil }
    #expect(deletable.count == 3)
    deletable[0].requests?.delete?()
    #expect(try shown.words() == ["two", "three"])
    let movable = try shown.nodes { $0.requests?.move != nil }
    movable[1].requests?.move?(0)
    #expect(try shown.words() == ["three", "two"])
  }

  @Test func tabsAreChosenByTags() throws {
    let selection = StateLocation<String>("second", isEqual: { $0 == $1 })
    let shown = ShownScreen(Tabs(selection: Binding(selection)))
    #expect(try shown.words() == ["b", "First", "Second"])
    let tabs = try #require(try shown.controls("TabView").first)
    #expect(
      tabs.output
        == .content(
          .control(
            .tabView(
              tabs: [.init(title: "First"), .init(title: "Second", badge: "2")],
              selection: 1
            )
          )
        )
    )
    #expect(tabs.requests?.setState?(.tab(0)) == true)
    #expect(selection.read() == "first")
    #expect(try shown.words() == ["a", "First", "Second"])
  }

  // V10.13
  @Test func pagesHaveNoBar() throws {
    let tabs = TabView {
      Text("a").tabItem { Text("First") }
      Text("b").tabItem { Text("Second") }
    }
    #expect(try ShownScreen(tabs.tabViewStyle(.page)).words() == ["a"])
    #expect(
      try ShownScreen(tabs.tabViewStyle(DefaultTabViewStyle())).words() == ["a", "First", "Second"]
    )
  }

  @Test func elementsAreMovedByOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: [3], toOffset: 1)
    #expect(letters == ["b", "c", "d", "a"])
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["b", "d"])
  }
}
