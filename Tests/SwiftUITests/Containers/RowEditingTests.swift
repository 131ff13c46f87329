import EspalierTesting
import SwiftUI
import Testing

private struct Cities: View {
  @State private var cities = ["Lisbon", "Kyoto", "Bergen"]
  var mode = EditMode.active

  var body: some View {
    List {
      ForEach(cities, id: \.self) { city in
        Text(city)
          .deleteDisabled(city == "Bergen")
          .moveDisabled(city == "Kyoto")
      }
      .onDelete { cities.remove(atOffsets: $0) }
      .onMove { cities.move(fromOffsets: $0, toOffset: $1) }
      Text("Not mine")
    }
    .listStyle(.plain)
    .environment(\.editMode, .constant(mode))
  }
}

private struct Drinks: View {
  @State private var chosen: Set<String> = ["Tea"]
  @State private var drinks = ["Tea", "Coffee"]

  var body: some View {
    List(selection: $chosen) {
      ForEach(drinks, id: \.self) { Text($0) }
        .onDelete { drinks.remove(atOffsets: $0) }
        .onMove { drinks.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(.plain)
    .environment(\.editMode, .constant(.active))
  }
}

private struct Toggled: View {
  @State private var cities = ["Lisbon", "Kyoto"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(cities, id: \.self) { Text($0) }
          .onDelete { cities.remove(atOffsets: $0) }
      }
      .toolbar { EditButton() }
    }
  }
}

/// Rows of lists that are edited (M6.3, A2.61, V10.31).
@MainActor @Suite struct RowEditingTests {
  private func screen(
    _ view: some View,
    _ direction: LayoutDirection = .leftToRight,
    size: DynamicTypeSize = .large
  ) -> Screen {
    // As wide as the screen of OUK's probes.
    Screen(
      view,
      width: 375,
      height: 667,
      traits: ScreenTraits(layoutDirection: direction, dynamicTypeSize: size)
    )
  }

  private func order(_ screen: Screen) -> [String] {
    screen.labels.filter { ["Lisbon", "Kyoto", "Bergen"].contains($0) }
  }

  private func numbers(_ frame: CGRect) -> [Double] {
    [Double(frame.minX), Double(frame.width)].map { number in (number * 100).rounded() / 100 }
  }

  /// M6.3, the lengths of OUK's probes at Large.
  @Test func aRowHasAMinusBeforeAndAHandleBehindItsContent() throws {
    let screen = screen(Cities())
    #expect(try numbers(screen.element("Remove Lisbon").frame) == [15, 26])
    #expect(try numbers(screen.element("Reorder Lisbon").frame) == [332, 27])
    #expect(try screen.element("Lisbon").frame.minX == 56)
    let (minus, text) = (try screen.element("Remove Lisbon"), try screen.element("Lisbon"))
    #expect(abs(minus.frame.midY - text.frame.midY) <= 0.5)
    // As high as its row.
    #expect(try screen.element("Reorder Lisbon").frame.height == 52)
  }

  /// M6.3, those of XXXL and AX2.
  @Test(arguments: [
    (DynamicTypeSize.xxxLarge, [14.5, 34.5], [322.5, 36.5], 63.5),
    (.accessibility2, [16, 39], [318, 41], 71),
    (.accessibility5, [16, 39], [318, 41], 71),
    (.small, [15, 26], [332, 27], 56),
  ])
  func whatIsInRowsGrowsWithTheText(
    _ size: DynamicTypeSize,
    _ minus: [Double],
    _ handle: [Double],
    _ text: Double
  ) throws {
    let screen = screen(Cities(), size: size)
    #expect(try numbers(screen.element("Remove Lisbon").frame) == minus)
    #expect(try numbers(screen.element("Reorder Lisbon").frame) == handle)
    #expect(try screen.element("Lisbon").frame.minX == text)
  }

  @Test func rightToLeftTheyAreMirrored() throws {
    let screen = screen(Cities(), .rightToLeft)
    #expect(try numbers(screen.element("Remove Lisbon").frame) == [375 - 15 - 26, 26])
    #expect(try numbers(screen.element("Reorder Lisbon").frame) == [16, 27])
    #expect(try screen.element("Lisbon").frame.maxX == 375 - 56)
  }

  @Test func aRowThatMayNotBeEditedHasNone() throws {
    let screen = screen(Cities())
    #expect(!screen.exists("Remove Bergen") && screen.exists("Reorder Bergen"))
    #expect(screen.exists("Remove Kyoto") && !screen.exists("Reorder Kyoto"))
    #expect(try screen.element("Bergen").frame.minX == 16)
    #expect(!screen.exists("Remove Not mine") && !screen.exists("Reorder Not mine"))
    // As a single element it has the frame of its cell (A7.8).
    #expect(try screen.element("Not mine").frame.minX == 0)
  }

  @Test func aListThatIsNotEditedHasNone() throws {
    let screen = screen(Cities(mode: .inactive))
    #expect(!screen.exists("Remove Lisbon") && !screen.exists("Reorder Lisbon"))
    #expect(try screen.element("Lisbon").frame.minX == 0)
    #expect(screen.labels == ["Lisbon", "Kyoto", "Bergen", "Not mine"])
  }

  @Test func aMinusAsksBeforeItDeletes() throws {
    let screen = screen(Cities())
    try screen.activate("Remove Kyoto")
    #expect(order(screen) == ["Lisbon", "Kyoto", "Bergen"])
    #expect(try numbers(screen.element("Delete").frame) == [375 - 74, 74])
    // The row moves out of its way, the others do not.
    #expect(try screen.element("Kyoto").frame.minX == 56 - 74)
    #expect(try screen.element("Lisbon").frame.minX == 56)
    try screen.activate("Delete")
    #expect(order(screen) == ["Lisbon", "Bergen"])
    #expect(!screen.exists("Delete"))
  }

  @Test func oneRowAsksAtATime() throws {
    let screen = screen(Cities())
    try screen.activate("Remove Kyoto")
    try screen.activate("Remove Lisbon")
    #expect(try screen.element("Kyoto").frame.minX == 56)
    #expect(try screen.element("Lisbon").frame.minX == 56 - 74)
    try screen.activate("Remove Lisbon")
    #expect(!screen.exists("Delete"))
  }

  @Test func aHandleMovesItsRow() throws {
    let screen = screen(Cities())
    try screen.action("Move Down", of: "Reorder Lisbon")
    #expect(order(screen) == ["Kyoto", "Lisbon", "Bergen"])
    try screen.action("Move Up", of: "Reorder Bergen")
    #expect(order(screen) == ["Kyoto", "Bergen", "Lisbon"])
    #expect(throws: (any Error).self) { try screen.action("Move Down", of: "Reorder Lisbon") }
  }

  /// M6.3: circles stand where a minus would.
  @Test func rowsThatMayBeSelectedHaveCircles() throws {
    let screen = screen(Drinks())
    #expect(!screen.exists("Remove Tea") && screen.exists("Reorder Tea"))
    // The element has the room of the circle, where a touch selects the row as well.
    #expect(try screen.element("Tea").frame.minX == 16)
    #expect(try screen.element("Tea").isSelected)
    try screen.activate("Coffee")
    #expect(try screen.element("Coffee").isSelected)
  }

  @Test func anEditButtonShowsAndHidesThem() throws {
    let screen = screen(Toggled())
    #expect(!screen.exists("Remove Kyoto"))
    try screen.activate("Edit")
    try screen.activate("Remove Kyoto")
    #expect(screen.exists("Delete"))
    try screen.activate("Done")
    #expect(!screen.exists("Delete") && !screen.exists("Remove Kyoto"))
    try screen.activate("Edit")
    #expect(!screen.exists("Delete") && screen.exists("Remove Kyoto"))
  }

  /// M6.3: the insets that a row asks for are its content's, not its controls'.
  @Test func insetsOfARowMoveItsContentAlone() throws {
    let rows = List {
      ForEach(["Oslo"], id: \.self) { Text($0).listRowInsets(EdgeInsets()) }
        .onDelete { _ in }
        .onMove { _, _ in }
    }
    .listStyle(.plain)
    .environment(\.editMode, .constant(.active))
    let screen = screen(rows)
    #expect(try numbers(screen.element("Remove Oslo").frame) == [15, 26])
    #expect(try numbers(screen.element("Reorder Oslo").frame) == [332, 27])
    #expect(try screen.element("Oslo").frame.minX == 40)
  }

  /// A2.61: a row is called by its content.
  @Test func rowsKeepTheirNamesBesideTheirControls() {
    let screen = screen(Cities())
    #expect(
      screen.labels == [
        "Remove Lisbon", "Lisbon", "Reorder Lisbon", "Remove Kyoto", "Kyoto", "Bergen",
        "Reorder Bergen", "Not mine",
      ]
    )
    #expect(screen.accessibility.contains("Move Down"))
  }
}
