import LayoutCore
import Testing

@Suite struct EdgeTests {
  @Test func leadingIsLeftOrRight() {
    #expect(PhysicalEdge(.leading, in: .leftToRight) == .left)
    #expect(PhysicalEdge(.leading, in: .rightToLeft) == .right)
    #expect(PhysicalEdge(.trailing, in: .leftToRight) == .right)
    #expect(PhysicalEdge(.trailing, in: .rightToLeft) == .left)
    for direction in LayoutDirection.allCases {
      #expect(PhysicalEdge(.top, in: direction) == .top)
      #expect(PhysicalEdge(.bottom, in: direction) == .bottom)
    }
  }

  @Test func insetsSwapSidesWithTheDirection() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let physical = LayoutDirection.allCases.map { direction in
      PhysicalEdge.allCases.map { insets.physical($0, in: direction) }
    }
    #expect(physical == [[1, 2, 3, 4], [1, 4, 3, 2]])
    #expect(insets.horizontal == 6)
    #expect(insets.vertical == 4)
  }

  @Test func insetsOfASetOfEdgesAreZeroElsewhere() {
    #expect(EdgeInsets(edges: .horizontal, length: 5) == EdgeInsets(leading: 5, trailing: 5))
    #expect(EdgeInsets(edges: [.top, .trailing], length: 5) == EdgeInsets(top: 5, trailing: 5))
    #expect(EdgeInsets(edges: [], length: 5) == EdgeInsets())
    #expect(Edge.Set.all.contains(Edge.bottom))
    #expect(!Edge.Set.horizontal.contains(Edge.bottom))
  }

  @Test func aRectangleIsMirroredInItsContainer() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.mirrored(in: 100).numbers == [60, 20, 30, 40])
    #expect(rect.mirrored(in: 100).mirrored(in: 100) == rect)
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
