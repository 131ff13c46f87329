import Drawing
import LayoutCore
import SwiftUI
import Testing
import ViewGraph

/// Lists in sidebars, and titles of tables (M7.11, L27.3).
@MainActor
@Suite struct SidebarLookTests {
  private func result(
    _ view: some SwiftUI.View,
    width: Double = 1024,
    _ sizeClass: LayoutCore.UserInterfaceSizeClass = .regular
  ) throws -> LayoutResult {
    var environment = LayoutCore.EnvironmentValues()
    environment.horizontalSizeClass = sizeClass
    environment.userInterfaceIdiom = sizeClass == .regular ? .pad : .phone
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: width, height: 600)),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    return try screen.settle()
  }

  /// How many areas in the white of cards there are.
  private func cards(_ result: LayoutResult) -> Int {
    result.displayList(.transparent).elements.count { element in
      guard case .fill(let path, .color(let color), _, _) = element, color.hex == "#ffffff",
        let box = path.boundingRect
      else { return false }
      return box.height > 60 && box.height < 200
    }
  }

  private let rows = List {
    Text("One")
    Text("Two")
  }

  @Test func rowsOfASidebarHaveNoCards() throws {
    let split = NavigationSplitView {
      rows
    } detail: {
      Text("Detail")
    }
    #expect(try cards(result(split)) == 0)
    let other = NavigationSplitView {
      rows.listStyle(.insetGrouped)
    } detail: {
      Text("Detail")
    }
    #expect(try cards(result(other)) == 1)
    // In a stack, and in the detail, a list is as elsewhere.
    #expect(try cards(result(split, width: 390, .compact)) == 1)
    let detail = NavigationSplitView {
      Text("Sidebar")
    } detail: {
      rows
    }
    #expect(try cards(result(detail)) == 1)
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
  }

  @Test func theTitleOfAColumnHasOneLine() throws {
    let table = SwiftUI.Table([Person(id: 1, name: "Ada")]) {
      TableColumn("Extraordinarily long", value: \.name)
      TableColumn("Name", value: \.name)
      TableColumn("Other", value: \.name)
      TableColumn("Last", value: \.name)
    }
    let result = try result(table, width: 300)
    let title = try #require(
      result.views.first {
        if case .text("Extraordinarily long") = $0.content { true } else { false }
      }
    )
    #expect(title.frame.height < 30)
  }
}
