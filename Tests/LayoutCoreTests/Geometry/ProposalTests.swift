import LayoutCore
import Testing

@Suite struct ProposalTests {
  @Test func whatIsNoNumberAsksForTheIdeal() {
    let proposal = ProposedViewSize(width: .nan, height: -.nan)
    #expect(Proposal(proposal).viewSize == .unspecified)
    let size = SampleScene([.color], host: .proposal(proposal)).layout().rootFrame.size
    #expect(size == Size(width: 10, height: 10))
  }

  /// Remembered sizes are found by the bits of the proposal.
  @Test func everyNilHasTheSameBits() {
    let noNumbers =
      [nil, .nan, -.nan, Double(nan: 7, signaling: false), .signalingNaN] as [Double?]
    let bits = noNumbers.map { Proposal(ProposedViewSize(width: $0, height: 1)).width.bitPattern }
    #expect(Set(bits) == [Proposal.unspecified.width.bitPattern])
  }

  @Test func minimumIdealAndMaximumAreDifferentQuestions() {
    let proposals = [ProposedViewSize.zero, .unspecified, .infinity]
    #expect(proposals.map { Proposal($0).viewSize } == proposals)
  }

  @Test func theMainAxisIsThatOfTheStack() {
    let across = Proposal(main: 5, cross: .nan, axis: .horizontal)
    #expect(across.viewSize == ProposedViewSize(width: 5, height: nil))
    #expect(across[.horizontal] == 5)
    let down = Proposal(main: 5, cross: .nan, axis: .vertical)
    #expect(down.viewSize == ProposedViewSize(width: nil, height: 5))
    #expect(down[.vertical] == 5)
  }

  @Test func unspecifiedDimensionsAreReplaced() {
    let proposal = ProposedViewSize(width: nil, height: 7)
    #expect(proposal.replacingUnspecifiedDimensions() == Size(width: 10, height: 7))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: Size(width: 1, height: 2))
        == Size(width: 1, height: 2)
    )
    #expect(
      ProposedViewSize.infinity.replacingUnspecifiedDimensions()
        == Size(width: .infinity, height: .infinity)
    )
  }
}
