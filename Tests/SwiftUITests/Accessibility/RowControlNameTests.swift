import AccessibilityCore
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What the platform is told of rows with controls, and of the cells of tables (A2.61, V10.1).
@MainActor @Suite struct RowControlNameTests {
  private func shown(
    _ view: some SwiftUI.View,
    system: SystemVersion = .newest,
    sizeClass: LayoutCore.UserInterfaceSizeClass = .compact
  ) -> InteractiveScreen {
    var scene = LayoutScene(
      host: .size(Size(width: 300, height: 600)),
      tree: ViewTreeBuilder().finish()
    )
    scene.environment.system = system
    scene.environment.horizontalSizeClass = sizeClass
    let screen = ViewHost.screen(view, in: scene, measurer: FixedTextMeasurer())
    return InteractiveScreen(GraphScreenBackend(screen), title: "Screen")
  }

  private struct Edited: SwiftUI.View {
    @State private var cities = ["Lisbon", "Kyoto"]
    @State private var chosen: Set<String> = []
    var selects = false

    var body: some SwiftUI.View {
      List(selection: selects ? $chosen : nil) {
        ForEach(cities, id: \.self) { Text($0) }
          .onDelete { cities.remove(atOffsets: $0) }
          .onMove { cities.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  private func nodes(
    _ screen: InteractiveScreen,
    _ role: AccessibilityRole
  ) -> [AccessibilitySnapshot.Node] {
    screen.snapshot.nodes.filter { $0.role == role }
  }

  @Test(arguments: [(SystemVersion.iOS16, "Delete Lisbon"), (.iOS17, "Remove Lisbon")])
  func aMinusIsCalledByTheSystem(_ system: SystemVersion, _ name: String) {
    let screen = shown(Edited(), system: system)
    let buttons = nodes(screen, .button).compactMap(\.element.label)
    #expect(buttons.prefix(2) == [name, "Reorder Lisbon"])
  }

  @Test func aRowIsCalledByItsContent() {
    let screen = shown(Edited())
    #expect(nodes(screen, .row).map(\.element.label) == ["Lisbon", "Kyoto"])
    #expect(nodes(screen, .row).map(\.children.count) == [3, 3])
  }

  @Test func aRowWithACircleIsSelectedOnRequest() {
    let screen = shown(Edited(selects: true))
    let rows = nodes(screen, .row)
    #expect(rows.map(\.isSelected) == [false, false])
    screen.perform(.select, on: rows[1].element.id)
    #expect(nodes(screen, .row).map(\.isSelected) == [false, true])
  }

  @Test func aClientDeletesARowInTwoSteps() throws {
    let screen = shown(Edited())
    let remove = try #require(nodes(screen, .button).first { $0.element.label == "Remove Lisbon" })
    screen.perform(.activate, on: remove.element.id)
    let delete = try #require(nodes(screen, .button).first { $0.element.label == "Delete" })
    #expect(nodes(screen, .row).count == 2)
    screen.perform(.activate, on: delete.element.id)
    #expect(nodes(screen, .row).map(\.element.label) == ["Kyoto"])
  }

  private struct Drink: Identifiable {
    let id: Int
    let name: String
    let price: String
  }

  private struct Drinks: SwiftUI.View {
    @State private var chosen: Int? = 2
    private let drinks = [
      Drink(id: 1, name: "Tea", price: "3 €"), Drink(id: 2, name: "Coffee", price: "4 €"),
    ]

    var body: some SwiftUI.View {
      Table(drinks, selection: $chosen) {
        TableColumn("Drink", value: \.name)
        TableColumn("Price", value: \.price)
      }
    }
  }

  /// The cells of a row are selected together, titles never.
  @Test func cellsOfTablesAreSelected() throws {
    let screen = shown(Drinks(), sizeClass: .regular)
    #expect(nodes(screen, .table).map(\.selection) == [.one])
    let cells = nodes(screen, .cell)
    #expect(cells.map(\.element.label) == ["Drink", "Price", "Tea", "3 €", "Coffee", "4 €"])
    #expect(cells.map(\.isSelected) == [nil, nil, false, false, true, true])
    #expect(screen.perform(.select, on: cells[3].element.id)?.effect == .selected("3 €"))
    #expect(nodes(screen, .cell).map(\.isSelected) == [nil, nil, true, true, false, false])
    screen.perform(.deselect, on: cells[2].element.id)
    #expect(nodes(screen, .cell).map(\.isSelected) == [nil, nil, false, false, false, false])
  }

  /// M6.4: neither titles nor other columns.
  @Test func aCompactTableHasItsFirstColumnAlone() {
    let screen = shown(Drinks())
    #expect(nodes(screen, .cell).map(\.element.label) == ["Tea", "Coffee"])
    #expect(nodes(screen, .cell).map(\.element.frame.height) == [52, 52])
    #expect(nodes(screen, .cell).map(\.element.frame.minY) == [0, 52])
    #expect(nodes(screen, .cell).map(\.isSelected) == [false, true])
  }
}
