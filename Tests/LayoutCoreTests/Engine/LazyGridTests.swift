import LayoutCore
import Testing

@Suite struct LazyGridTests {
  private static func widths(_ columns: [GridItem], _ width: Double?) -> [Double] {
    let cells = (0..<columns.count + 3).map { _ in Sample.color.frame(height: 10) }
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: width, height: nil))
    let views = SampleScene([.lazyVGrid(columns, spacing: 0, cells)], host: host).layout().views
    // Those that lie in the first row.
    return views.dropFirst().filter { $0.frame.minY == 0 }.map(\.frame.width)
  }

  @Test func anItemMakesNoMoreThanTenThousandTracks() {
    #expect(Self.widths([GridItem(.adaptive(minimum: 1e-9), spacing: 0)], 100).first == 0.01)
    #expect(Self.widths([GridItem(.adaptive(minimum: 0), spacing: 0)], 0) == [0])
  }

  @Test func withoutEndTheTracksAreEndless() {
    let cells = [Sample.color, .color]
    for item in [GridItem(), GridItem(.adaptive(minimum: 10))] {
      let grid = Sample.lazyVGrid([item], cells)
      let size = SampleScene([grid], host: .proposal(.infinity)).layout().rootFrame.size
      #expect(size == Size(width: .infinity, height: 28))
    }
  }

  @Test func withoutCellsAGridHasNoSize() {
    #expect(SampleScene([.lazyVGrid([GridItem()], [])]).layout().rootFrame.size == .zero)
  }

  @Test func aGridInARowLeavesTheRigidViewsTheirRoom() {
    let grid = Sample.lazyVGrid([GridItem()], [Sample.color.frame(height: 10).id("cell")])
    let row = Sample.hStack(spacing: 0, [grid, .image(60, 10)])
    #expect(SampleScene([row]).layout().frame("cell") == [0, 95, 140, 10])
  }

  @Test func columnsRunFromTheTrailingSideInRightToLeft() {
    let cells = [Sample.image(10, 10).id("a"), .image(10, 10).id("b")]
    let grid = Sample.lazyVGrid([GridItem(.fixed(40)), GridItem()], alignment: .leading, cells)
    let result = SampleScene([grid]).layout(isMirrored: true)
    #expect(result.frame("a") == [190, 95, 10, 10])
    #expect(result.frame("b") == [142, 95, 10, 10])
  }

  @Test func linesAcrossAGridAreHorizontal() {
    let grid = Sample.lazyVGrid([GridItem()], [Sample.divider.id("line")])
    #expect(SampleScene([.hStack([grid])]).layout().frame("line") == [0, 99.5, 200, 1])
  }
}
