import LayoutCore
import Testing

@Suite struct GridTests {
  private static func row(_ cells: Sample...) -> Sample { .gridRow(cells) }

  private static func layout(_ sample: Sample, isMirrored: Bool = false) -> LayoutResult {
    SampleScene([sample]).layout(isMirrored: isMirrored)
  }

  @Test func aGridWithoutCellsHasNoSize() {
    for grid in [Sample.grid([]), .grid([.gridRow([]), .empty, .gridRow([.empty])])] {
      #expect(Self.layout(grid).rootFrame.size == .zero)
    }
  }

  @Test func anEmptyRowLeavesNoGap() {
    let grid = Sample.grid([
      Self.row(.image(10, 10)), .gridRow([]), Self.row(.image(10, 10).id("second")),
    ])
    let result = Self.layout(grid)
    #expect(result.rootFrame.height == 28)
    #expect(result.frame("second") == [95, 104, 10, 10])
  }

  @Test func rowsAreDissolvedButTheirModifiersStay() {
    let cell = Sample.image(10, 10).id("cell")
    let grid = Sample.grid([.gridRow([cell]).padding(3)])
    let result = Self.layout(grid)
    #expect(result.views.count == 2)
    #expect(result.rootFrame.size == Size(width: 16, height: 16))
    #expect(result.outerFrame("cell") == [92, 92, 16, 16])
  }

  @Test func ofSeveralTraitsTheInnermostCounts() {
    let wide = Sample.color.frame(height: 10).modifier(.gridCellColumns(1))
      .modifier(.gridCellColumns(2)).id("cell")
    let grid = Sample.grid(
      horizontalSpacing: 0,
      [
        Self.row(.image(50, 10), .image(60, 10)),
        Self.row(wide.modifier(.gridCellUnsizedAxes(.both))),
      ]
    )
    #expect(Self.layout(grid).frame("cell")?[2] == 50)
  }

  @Test func traitsReachThroughOtherModifiers() {
    let cell = Sample.color.modifier(.gridCellUnsizedAxes(.both)).padding(-5).id("cell")
    let grid = Sample.grid([Self.row(.image(50, 10)), Self.row(cell)])
    let result = Self.layout(grid)
    #expect(result.rootFrame.size == Size(width: 50, height: 18))
    #expect(result.frame("cell")?[2] == 60)
  }

  @Test func aGridOfRigidCellsIsRigidInAStack() {
    let grid = Sample.grid([Self.row(.image(50, 10), .image(20, 10))]).id("grid")
    let stack = Sample.hStack(spacing: 0, [.color.id("color"), grid])
    #expect(Self.layout(stack).frame("color")?[2] == 122)
  }

  @Test func aColumnIsServedBeforeAMoreFlexibleOne() {
    let limited = Sample.color.frame(FlexibleFrame(maxWidth: 30)).id("limited")
    let grid = Sample.grid(
      horizontalSpacing: 0,
      [Self.row(.color.id("all"), limited)]
    )
    let result = Self.layout(grid)
    #expect(result.frame("limited")?[2] == 30)
    #expect(result.frame("all")?[2] == 170)
  }

  @Test func explicitGuidesMoveCellsWithinTheirRow() {
    let low = Sample.image(10, 20).guide(.top) { _ in -5 }.id("low")
    let grid = Sample.grid(
      alignment: Alignment(horizontal: .center, vertical: .top),
      horizontalSpacing: 0,
      [Self.row(low, .image(10, 20).id("other"))]
    )
    let result = Self.layout(grid)
    #expect(result.rootFrame.height == 25)
    #expect(result.frame("low") == [90, 92.5, 10, 20])
    #expect(result.frame("other") == [100, 87.5, 10, 20])
  }

  @Test func baselinesOfCellsAreTheGridsOwn() {
    let marked = Sample.image(10, 20).guide(.firstTextBaseline) { _ in 12 }
    let grid = Sample.grid(verticalSpacing: 0, [Self.row(.image(10, 30)), Self.row(marked)])
    #expect(Self.layout(grid).roots[0].guide(.firstTextBaseline).value == 42)
    // Edges do not project (L16.5).
    #expect(!Self.layout(grid).roots[0].guide(.top).isExplicit)
  }

  @Test func aSpanBeyondTheLargestGridIsCutOff() {
    let cell = Sample.image(10, 10).modifier(.gridCellColumns(.max))
    let result = Self.layout(.grid([Self.row(cell, cell), Self.row(.image(5, 5))]))
    #expect(result.rootFrame.width.isFinite)
    #expect(result.views.allSatisfy { $0.frame.width >= 0 })
  }

  @Test func aDividerInAGridIsAlwaysHorizontal() {
    let grid = Sample.grid([Self.row(.image(50, 10)), .divider.id("line")])
    let result = Self.layout(.hStack([grid, .image(1, 1)]))
    #expect(result.frame("line")?[3] == 1)
  }

  @Test func columnsRunFromTheTrailingSideInRightToLeft() {
    let grid = Sample.grid(horizontalSpacing: 0, [Self.row(.image(10, 10).id("a"), .image(20, 10))])
    #expect(Self.layout(grid).frame("a") == [85, 95, 10, 10])
    #expect(Self.layout(grid, isMirrored: true).frame("a") == [105, 95, 10, 10])
  }

  @Test func nestedGridsStayAffordable() {
    var view = Sample.text("innermost words")
    for _ in 0..<6 {
      view = .grid([Self.row(view, .text("some words")), Self.row(.text("b"), .color)])
    }
    let statistics = Self.layout(view).statistics
    #expect(statistics.sizeComputations <= 300 * statistics.nodes)
  }
}
