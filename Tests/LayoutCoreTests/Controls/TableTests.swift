import Controls
import LayoutCore
import Testing

/// Tables; texts of 17 points, 8.5 a character.
@Suite struct TableTests {
  private static func layout(
    host: LayoutScene.Host = .size(Size(width: 300, height: 200)),
    direction: LayoutDirection = .leftToRight,
    _ cells: ViewTreeBuilder.Slot...
  ) -> LayoutResult {
    layout(host: host, direction: direction, cells)
  }

  private static func layout(
    host: LayoutScene.Host = .size(Size(width: 300, height: 200)),
    direction: LayoutDirection = .leftToRight,
    _ cells: [ViewTreeBuilder.Slot]
  ) -> LayoutResult {
    var builder = ViewTreeBuilder()
    builder.control(
      .table(columns: ["Item", "Price"]),
      id: "table",
      content: { builder in
        for (row, cells) in cells.enumerated() {
          builder.control(.tableRow, id: "row \(row)", content: cells)
        }
      }
    )
    var environment = EnvironmentValues()
    environment.displayScale = 1
    environment.layoutDirection = direction
    return LayoutScene(host: host, environment: environment, tree: builder.finish()).layout()
  }

  private static func texts(_ strings: String...) -> ViewTreeBuilder.Slot {
    { builder in for string in strings { builder.leaf(.text(string), id: string) } }
  }

  private static func titles(in result: LayoutResult) -> [[Double]] {
    result.views.filter { ["Item", "Price"].contains($0.string) }.map(\.outerFrame.numbers)
  }

  @Test func columnsShareTheWidthEquallyBelowTheirTitles() {
    let result = Self.layout(Self.texts("Tea", "3 €"), Self.texts("Toast", "12 €"))
    #expect(result.rootFrame.numbers == [0, 0, 300, 200])
    #expect(Self.titles(in: result) == [[0, 0, 150, 52], [150, 0, 150, 52]])
    #expect(result.outerFrame("Tea") == [0, 52, 150, 52])
    #expect(result.frame("Tea") == [16, 67.5, 26, 21])
    #expect(result.outerFrame("12 €") == [150, 104, 150, 52])
    #expect(result.frame("row 1") == [0, 104, 300, 52])
  }

  @Test func columnsAreMirroredFromRightToLeft() {
    let result = Self.layout(direction: .rightToLeft, Self.texts("Tea", "3 €"))
    #expect(Self.titles(in: result) == [[150, 0, 150, 52], [0, 0, 150, 52]])
    #expect(result.outerFrame("Tea") == [150, 52, 150, 52])
    #expect(result.frame("Tea") == [258, 67.5, 26, 21])
  }

  @Test func aRowIsAsHighAsItsHighestCellAndTheOthersAreInItsMiddle() {
    let result = Self.layout(
      { builder in
        builder.leaf(.text("Tea"), id: "Tea")
        builder.leaf(
          .image(name: nil, size: Size(width: 20, height: 80), capInsets: nil),
          id: "picture"
        )
      },
      Self.texts("Toast", "12 €")
    )
    #expect(result.frame("row 0") == [0, 52, 300, 110])
    #expect(result.outerFrame("Tea") == [0, 81, 150, 52])
    #expect(result.outerFrame("Toast")?[1] == 162)
  }

  @Test func noCellMakesItsColumnWider() {
    let result = Self.layout(
      { builder in
        builder.open(.modifier(.layoutPriority(1)))
        builder.leaf(.text("A tea of many words that are longer than a line"), id: "long")
        builder.close()
        builder.leaf(.text("3 €"), id: "3 €")
      }
    )
    #expect(result.outerFrame("long")?[2] == 150)
    #expect(result.outerFrame("3 €")?[0] == 150)
  }

  @Test func aTableHasNoHeightOfItsOwn() {
    let result = Self.layout(
      host: .proposal(ProposedViewSize(width: 300, height: nil)),
      Self.texts("Tea", "3 €")
    )
    #expect(result.rootFrame.size == Size(width: 300, height: 0))
  }

  @Test func titlesStayAboveTheRowsThatScroll() {
    let rows = (0..<9).map { row in Self.texts("\(row)", "price \(row)") }
    let result = Self.layout(rows)
    #expect(result.rootFrame.numbers == [0, 0, 300, 200])
    #expect(Self.titles(in: result).map { $0[1] } == [0, 0])
    let scrolled = result.views.first { $0.content.typeName == "ScrollView" }
    #expect(scrolled?.outerFrame.numbers == [0, 52, 300, 148])
    #expect(result.outerFrame("8") == [0, 468, 150, 52])
  }

  @Test func metricsOfRowsHoldForCells() {
    var builder = ViewTreeBuilder()
    builder.controlMetrics.rowHeight = 20
    builder.controlMetrics.rowInset = 3
    builder.controlMetrics.rowVerticalInset = 2
    builder.control(
      .table(columns: ["Item"]),
      content: { $0.control(.tableRow, content: Self.texts("Tea")) }
    )
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let host = LayoutScene.Host.size(Size(width: 300, height: 200))
    let result = LayoutScene(host: host, environment: environment, tree: builder.finish()).layout()
    #expect(result.outerFrame("Tea") == [0, 25, 300, 25])
    #expect(result.frame("Tea") == [3, 27, 26, 21])
  }
}
