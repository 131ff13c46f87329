import LayoutCore
import Testing

@Suite struct PaddingTests {
  @Test func theChildIsProposedLessAndNeverLessThanNothing() {
    #expect(Padding.childProposal(100, insets: 30) == 70)
    #expect(Padding.childProposal(20, insets: 30) == 0)
    #expect(Padding.childProposal(100, insets: -20) == 120)
    #expect(Padding.childProposal(.infinity, insets: 30) == .infinity)
    #expect(Padding.childProposal(.nan, insets: 30).isNaN)
  }

  @Test func theLengthIsTheChildsAndTheInsets() {
    #expect(Padding.length(child: 50, insets: 30) == 80)
    #expect(Padding.length(child: 50, insets: -20) == 30)
    #expect(Padding.length(child: 10, insets: -20) == 0)
  }

  @Test(
    arguments: [((20, 100), [32, 100]), ((0, 0), [32, 32]), ((nil, nil), [42, 42])]
      as [((Double?, Double?), [Double])]
  )
  func aPaddedColourOverflows(_ proposal: (Double?, Double?), _ size: [Double]) {
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: proposal.0, height: proposal.1))
    let color = Sample.color.modifier(.padding(edges: .all, length: nil))
    let result = SampleScene([color], host: host).layout()
    #expect(result.rootFrame.numbers == [0, 0] + size)
  }

  @Test func theDefaultLengthIsTheEnvironments() {
    let image = Sample.image(10, 10).modifier(.padding(edges: .horizontal, length: nil))
    #expect(SampleScene([image]).layout().rootFrame.size == Size(width: 42, height: 10))
    let tight = image.environment { $0.defaultPadding = 8 }
    #expect(SampleScene([tight]).layout().rootFrame.size == Size(width: 26, height: 10))
  }
}
