import EspalierTesting
import SwiftUI
import Testing

/// Tabs with values, of which the tab view knows the type (V10.13).
@MainActor
@Suite struct TabContentTests {
  private enum Place: Hashable {
    case home
    case search
    case shelf(Int)
  }

  private struct Tabs: View {
    @State private var place = Place.home
    var isHidden = false

    var body: some View {
      Text(verbatim: "\(place)")
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          .badge(3)
        if !isHidden {
          Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("searching") }
            .customizationID("search")
            .hidden(isHidden)
        }
        TabSection("Shelves") {
          Tab("First", systemImage: "star", value: Place.shelf(0)) { Text("shelf 0") }
          ForEach(1..<3) { number in
            Tab("Shelf \(number)", systemImage: "star", value: Place.shelf(number)) {
              Text("shelf \(number)")
            }
          }
        }
        .defaultVisibility(.visible, for: .sidebar)
      }
    }
  }

  @Test func valuesNeedNoTypeOfTheirOwn() throws {
    let screen = Screen(Tabs())
    #expect(screen.exists("at home") && screen.exists("home"))
    #expect(try screen.element("Home").value == "3")
    try screen.activate("Search")
    #expect(screen.exists("searching"))
    try screen.activate("First")
    #expect(screen.exists("shelf 0"))
    try screen.activate("Shelf 2")
    #expect(screen.exists("shelf 2") && !screen.exists("searching"))
  }

  @Test func tabsMayBeLeftOut() {
    #expect(!Screen(Tabs(isHidden: true)).exists("Search"))
  }

  private struct Pages: View {
    @State private var page = 1

    var body: some View {
      TabView(selection: $page) {
        Text("one").tabItem { Label("One", systemImage: "star") }.tag(0)
        Text("two").tabItem { Label("Two", systemImage: "star") }.tag(1)
      }
    }
  }

  @Test func viewsWithTabItemsAreStillTabs() throws {
    let screen = Screen(Pages())
    #expect(screen.exists("two"))
    try screen.activate("One")
    #expect(screen.exists("one"))
  }
}
