import LayoutCore
import Testing

@Suite struct PositionTests {
  private static let box = Sample.image(50, 30).id("box")

  @Test func theMiddleOfTheViewIsAtThePointOfTheRoomOffered() {
    let view = Self.box.modifier(.position(Point(x: 60, y: 40)))
    let result = SampleScene([view]).layout()
    #expect(result.rootFrame.numbers == [0, 0, 200, 200])
    #expect(result.frame("box") == [35, 25, 50, 30])
  }

  @Test func whereNothingIsOfferedItIsAsLargeAsTheView() {
    let view = Self.box.modifier(.position(.zero))
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: 80, height: nil))
    let result = SampleScene([view], host: host).layout()
    #expect(result.rootFrame.numbers == [0, 0, 80, 30])
    #expect(result.frame("box") == [-25, -15, 50, 30])
  }

  @Test func aViewThatFillsIsOfferedTheWholeRoom() {
    let view = Sample.color.id("color").modifier(.position(Point(x: 0, y: 100)))
    #expect(SampleScene([view]).layout().frame("color") == [-100, 0, 200, 200])
  }

  @Test func thePointCountsFromTheLeadingEdge() {
    let view = Self.box.modifier(.position(Point(x: 60, y: 40)))
    #expect(SampleScene([view]).layout(isMirrored: true).frame("box") == [115, 25, 50, 30])
  }
}
