import LayoutCore
import Testing

@Suite struct FlexibleFrameTests {
  /// A frame along one axis: its bounds, what it is proposed, its child's length if that is fixed
  /// (nil for one that takes what it is offered) and what it comes to.
  struct Case: Sendable, CustomTestStringConvertible {
    var bounds: [Double?]
    var proposal: Double?
    var child: Double?
    var length: Double

    init(_ bounds: [Double?], at proposal: Double?, child: Double? = 100, is length: Double) {
      self.bounds = bounds
      self.proposal = proposal
      self.child = child
      self.length = length
    }

    var testDescription: String { "\(bounds) at \(proposal.map { "\($0)" } ?? "nil")" }
  }

  private static let infinity = Double.infinity

  @Test(arguments: [
    // min and max: the proposal, whatever the child answers
    Case([50, nil, 150], at: 30, is: 50), Case([50, nil, 150], at: 120, is: 120),
    Case([50, nil, 150], at: 200, is: 150), Case([50, nil, 150], at: infinity, is: 150),
    Case([0, nil, infinity], at: 77, is: 77),
    // nil: the ideal, else the child
    Case([nil, 70, nil], at: nil, is: 70), Case([50, 70, 150], at: nil, is: 70),
    Case([50, nil, 150], at: nil, is: 100), Case([120, nil, 150], at: nil, is: 120),
    Case([50, nil, 80], at: nil, is: 80), Case([20, 70, nil], at: nil, is: 70),
    // a lone minimum does not expand
    Case([50, nil, nil], at: 80, is: 80), Case([50, nil, nil], at: 30, is: 50),
    Case([150, nil, nil], at: 200, is: 150), Case([50, nil, nil], at: 200, is: 100),
    Case([50, nil, nil], at: nil, is: 100), Case([50, nil, nil], at: infinity, is: 100),
    Case([50, nil, nil], at: 200, child: nil, is: 200),
    // a lone maximum: the child, if that is wider than the proposal
    Case([nil, nil, 150], at: 50, is: 100), Case([nil, nil, 80], at: 50, is: 80),
    Case([nil, nil, infinity], at: 200, is: 200), Case([nil, nil, 150], at: nil, is: 100),
    Case([nil, nil, 80], at: nil, is: 80), Case([nil, nil, 150], at: 0, child: nil, is: 0),
    // neither
    Case([nil, 70, nil], at: 200, is: 100), Case([nil, nil, nil], at: 30, is: 100),
    // a minimum above the maximum counts as a lone one
    Case([150, nil, 80], at: 200, is: 150), Case([150, nil, 80], at: 20, is: 150),
    Case([150, nil, 80], at: nil, is: 150),
  ])
  func theLengthFollowsTheFirstMatchingRow(_ frame: Case) {
    let axis = FlexibleFrameAxis(
      minimum: frame.bounds[0],
      ideal: frame.bounds[1],
      maximum: frame.bounds[2]
    )
    let offered = axis.childProposal(frame.proposal ?? .nan)
    let child = frame.child ?? (offered.isNaN ? 10 : offered)
    #expect(axis.length(frame.proposal ?? .nan, child: child) == frame.length)
  }

  @Test func boundsAreNormalised() {
    func bounds(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) -> [Double] {
      let axis = FlexibleFrameAxis(minimum: minimum, ideal: ideal, maximum: maximum)
      return [axis.minimum, axis.ideal, axis.maximum]
    }
    #expect(bounds(-5, 3, 1) == [0, 3, 3])
    #expect(bounds(20, 10, 15) == [20, 20, 20])
    #expect(bounds(nil, -4, -9).dropFirst() == [0, 0])
    #expect(bounds(-.infinity, 5, .infinity) == [0, 5, .infinity])
    #expect(bounds(30, nil, 20)[0] == 30)
    #expect(bounds(30, nil, 20)[2] == 20)
    #expect(bounds(.infinity, nil, nil)[0] == .infinity)
    #expect(bounds(nil, nil, nil).allSatisfy { $0.isNaN })
  }

  @Test func theChildIsProposedTheClampedProposalOrTheIdeal() {
    let axis = FlexibleFrameAxis(minimum: 20, ideal: 40, maximum: 60)
    #expect([.nan, 0, 30, 90].map { axis.childProposal($0) } == [40, 20, 30, 60])
    #expect(FlexibleFrameAxis(minimum: 20, ideal: nil, maximum: 60).childProposal(.nan).isNaN)
  }

  /// (proposal, length) → what the child is proposed for its place, nil for nil; bounds 10…100.
  @Test(
    arguments: [(nil, 40, nil), (nil, 10, 10), (nil, 100, 100), (70, 40, 40)]
      as [(Double?, Double, Double?)]
  )
  func theChildIsPlacedWithTheFinalLengthUnlessThatIsUndecided(
    _ proposal: Double?,
    _ length: Double,
    _ expected: Double?
  ) {
    let axis = FlexibleFrameAxis(minimum: 10, ideal: nil, maximum: 100)
    let placed = axis.placementProposal(proposal ?? .nan, length: length)
    #expect((placed.isNaN ? nil : placed) == expected)
    let withIdeal = FlexibleFrameAxis(minimum: 10, ideal: 40, maximum: 100)
    #expect(withIdeal.placementProposal(proposal ?? .nan, length: length) == length)
  }

  @Test func aFrameWithoutBoundsIsNoConstraint() {
    #expect(!FlexibleFrameAxis(minimum: nil, ideal: nil, maximum: nil).isConstrained)
    #expect(FlexibleFrameAxis(minimum: 0, ideal: nil, maximum: nil).isConstrained)
  }
}
