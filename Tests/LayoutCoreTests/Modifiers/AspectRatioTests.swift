import LayoutCore
import Testing

@Suite struct AspectRatioTests {
  struct Case: Sendable {
    var ratio: Double
    var mode: ContentMode
    var proposal: [Double?]
    var child: [Double?]

    init(_ ratio: Double, _ mode: ContentMode, _ proposal: [Double?], _ child: [Double?]) {
      self.ratio = ratio
      self.mode = mode
      self.proposal = proposal
      self.child = child
    }
  }

  @Test(arguments: [
    Case(0.5, .fit, [100, 50], [25, 50]), Case(0.5, .fill, [50, 100], [50, 100]),
    Case(2, .fill, [50, 100], [200, 100]), Case(2, .fit, [50, 100], [50, 25]),
    Case(3, .fit, [0, 50], [0, 0]), Case(1, .fill, [401, nil], [401, 401]),
    Case(1, .fit, [nil, 30], [30, 30]), Case(2, .fit, [nil, nil], [nil, nil]),
    Case(2, .fill, [.infinity, .infinity], [.infinity, .infinity]),
    Case(2, .fit, [.infinity, 10], [20, 10]),
  ])
  func theShapeIsScaledToTheProposal(_ ratio: Case) {
    let child = AspectRatio.childProposal(
      Self.proposal(ratio.proposal),
      base: Size(width: ratio.ratio, height: 1),
      contentMode: ratio.mode
    )
    #expect([child.viewSize.width, child.viewSize.height] == ratio.child)
  }

  @Test func anAxisWithoutExtentIsLeftOutOfAccount() {
    func child(_ base: Size, _ proposal: [Double?]) -> [Double?] {
      let child = AspectRatio.childProposal(Self.proposal(proposal), base: base, contentMode: .fill)
      return [child.viewSize.width, child.viewSize.height]
    }
    #expect(child(Size(width: 0, height: 10), [50, 20]) == [0, 20])
    #expect(child(Size(width: 10, height: 0), [50, 20]) == [50, 0])
    #expect(child(.zero, [50, 20]) == [50, 50])
    // Negative gaps make ideal sizes negative.
    #expect(child(Size(width: -5, height: 10), [50, 20]) == [0, 20])
    #expect(child(Size(width: -5, height: -5), [50, 20]) == [50, 50])
  }

  @Test func aColourHasTheShapeOfASquare() {
    let color = Sample.color.modifier(.aspectRatio(nil, .fit))
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: 60, height: 40))
    #expect(SampleScene([color], host: host).layout().rootFrame.size == Size(width: 40, height: 40))
  }

  private static func proposal(_ lengths: [Double?]) -> Proposal {
    Proposal(ProposedViewSize(width: lengths[0], height: lengths[1]))
  }
}
