import LayoutCore
import Testing

/// Overlays and backgrounds: secondary views that leave the layout of the primary one alone.
@Suite struct OverlayTests {
  private static let box = Sample.image(60, 40)

  @Test func theSecondaryViewIsOfferedThePrimarysSize() {
    let view = Self.box.overlay([Sample.color.id("over")]).background([Sample.circle.id("behind")])
    let result = SampleScene([view]).layout()
    #expect(result.frame("over") == [70, 80, 60, 40])
    #expect(result.frame("behind") == [80, 80, 40, 40])
  }

  @Test func aLargerSecondaryViewTakesNoRoom() {
    let large = Sample.image(200, 10).id("large")
    let row = Sample.hStack(spacing: 0, [Self.box.overlay([large]), Self.box.background([large])])
    let result = SampleScene([row]).layout()
    #expect(result.rootFrame.size == Size(width: 120, height: 40))
    #expect(result.frame("large") == [-30, 95, 200, 10])
  }

  @Test func theGuidesOfBothViewsMeet() {
    let alignment = Alignment(horizontal: .trailing, vertical: .top)
    // A badge whose middle is to lie on the corner.
    let badge = Sample.image(20, 20).guide(.trailing) { $0.width / 2 }.guide(.top) { $0.height / 2 }
    let plain = Self.box.overlay(alignment: alignment, [badge.id("badge")])
    #expect(SampleScene([plain]).layout().frame("badge") == [120, 70, 20, 20])
    let moved = Self.box.guide(.trailing) { $0.width - 7 }
      .overlay(alignment: alignment, [badge.id("badge")])
    #expect(SampleScene([moved]).layout().frame("badge") == [113, 70, 20, 20])
  }

  @Test func guidesOfTheSecondaryViewStayInside() {
    let view = Self.box.overlay([Sample.color.guide(.custom(0)) { _ in 11 }])
    let alignments = [SampleAlignment(.vertical) { _ in 5 }]
    let guide = SampleScene([view], alignments: alignments).layout().roots[0].guide(.custom(0))
    #expect(guide == (5, false))
  }
}
