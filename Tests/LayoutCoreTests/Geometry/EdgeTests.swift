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
}
