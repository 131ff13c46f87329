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

private struct Moved: View {
  let note: (IndexSet, Int) -> Void
  @State private var cities = ["Lisbon", "Kyoto", "Bergen", "Quito"]

  var body: some View {
    List {
      ForEach(cities, id: \.self) { Text($0) }
        .onMove {
          note($0, $1)
          cities.move(fromOffsets: $0, toOffset: $1)
        }
    }
    .listStyle(.plain)
    .environment(\.editMode, .constant(.active))
    .frame(height: 400)
  }
}

private struct Pairs: View {
  @State private var names = ["Lisbon", "Kyoto"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
        HStack {
          Text("Visit")
          Text(name)
        }
        .accessibilityElement(children: .combine)
        VStack {
          Text("About")
          Text(name.uppercased())
        }
        .accessibilityElement(children: .contain)
      }
      .onDelete { names.remove(atOffsets: $0) }
    }
    .listStyle(.plain)
    .environment(\.editMode, .constant(.active))
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

  // The offsets are those of `move(fromOffsets:toOffset:)`: before which element, as they were.
  @Test(arguments: [
    ("Lisbon", 2, 3, ["Kyoto", "Bergen", "Lisbon", "Quito"]),
    ("Lisbon", 3, 4, ["Kyoto", "Bergen", "Quito", "Lisbon"]),
    ("Quito", -2, 1, ["Lisbon", "Quito", "Kyoto", "Bergen"]),
    ("Quito", -3, 0, ["Quito", "Lisbon", "Kyoto", "Bergen"]),
    // Below the last row, and within the list.
    ("Lisbon", 6, 4, ["Kyoto", "Bergen", "Quito", "Lisbon"]),
  ])
  func aFingerMovesARowByItsHandle(
    _ city: String,
    _ rows: Double,
    _ offset: Int,
    _ order: [String]
  ) throws {
    var calls: [(IndexSet, Int)] = []
    let screen = screen(Moved { calls.append(($0, $1)) })
    let from = ["Lisbon", "Kyoto", "Bergen", "Quito"].firstIndex(of: city)
    try screen.drag("Reorder \(city)", by: CGSize(width: 0, height: rows * 52))
    #expect(calls.map(\.0) == [IndexSet(integer: try #require(from))])
    #expect(calls.map(\.1) == [offset])
    #expect(screen.labels.filter { !$0.hasPrefix("Reorder") } == order)
    let frames = try order.map { try screen.element($0).frame.minY }
    #expect(frames == frames.sorted())
  }

  /// A finger that goes a long way and stays for long, and one that puts the row back.
  @Test func aRowIsMovedOnceItIsLetGo() throws {
    var calls: [(IndexSet, Int)] = []
    let screen = screen(Moved { calls.append(($0, $1)) })
    try screen.down("Reorder Lisbon")
    for _ in 0..<4 {
      try screen.move(by: CGSize(width: 0, height: 26))
      try screen.advance(by: 0.5)
    }
    #expect(calls.isEmpty)
    try screen.up()
    #expect(calls.map(\.1) == [3])
    try screen.down("Reorder Bergen")
    try screen.move(by: CGSize(width: 0, height: 104))
    try screen.move(by: CGSize(width: 0, height: -104))
    try screen.up()
    #expect(calls.count == 1)
  }

  @Test(arguments: [CGSize(width: 60, height: 52), CGSize(width: 0, height: 420)])
  func aRowThatIsLetGoOutsideOfItsListStays(_ way: CGSize) throws {
    var calls: [(IndexSet, Int)] = []
    let screen = screen(Moved { calls.append(($0, $1)) })
    try screen.drag("Reorder Lisbon", by: way)
    #expect(calls.isEmpty)
    try screen.drag("Reorder Lisbon", by: CGSize(width: 0, height: 52))
    #expect(calls.map(\.1) == [2])
  }

  @Test func aTouchElsewhereTakesTheQuestionBack() throws {
    let screen = screen(Cities())
    for touch in [
      { try screen.tap("Not mine") }, { try screen.activate("Remove Lisbon") },
      { try screen.down("Reorder Lisbon") },
    ] {
      try screen.activate("Remove Kyoto")
      #expect(try screen.element("Kyoto").frame.minX == 56 - 74)
      try? touch()
      #expect(try screen.element("Kyoto").frame.minX == 56)
    }
    try screen.up()
    #expect(order(screen) == ["Lisbon", "Kyoto", "Bergen"])
    // A finger on what is asked answers.
    try screen.activate("Remove Kyoto")
    try screen.tap("Delete")
    #expect(order(screen) == ["Lisbon", "Bergen"])
  }

  /// Each view of an element is a row, and each row has the element's controls.
  @Test func elementsOfSeveralViewsHaveTheirControls() throws {
    let screen = screen(Pairs())
    #expect(
      screen.labels == [
        "Remove Lisbon", "Lisbon", "Remove Visit, Lisbon", "Visit, Lisbon", "Remove About, LISBON",
        "About", "LISBON", "Remove Kyoto", "Kyoto", "Remove Visit, Kyoto", "Visit, Kyoto",
        "Remove About, KYOTO", "About", "KYOTO",
      ]
    )
    try screen.activate("Remove Visit, Kyoto")
    try screen.activate("Delete")
    #expect(!screen.exists("Kyoto") && !screen.exists("KYOTO") && screen.exists("Lisbon"))
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
