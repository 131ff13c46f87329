import LayoutCore
import Testing

/// What a layout learns about its subviews (L26.1 and L26.4).
@Suite struct LayoutSubviewTests {
  struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  struct Name: LayoutValueKey {
    static let defaultValue: String? = nil
  }

  /// Runs a closure with the subviews of a layout while it places them.
  private func withSubviews(
    _ children: [Sample],
    alignments: [SampleAlignment] = [],
    _ body: @escaping @Sendable (LayoutSubviews) -> Void
  ) async {
    await confirmation { confirm in
      let layout = Sample.placing(children) { _, _, subviews in
        body(subviews)
        confirm()
      }
      _ = SampleScene([layout], alignments: alignments).layout()
    }
  }

  @Test func aSubviewAnswersAnyProposal() async {
    await withSubviews([.color]) { subviews in
      #expect(subviews[0].sizeThatFits(.zero) == .zero)
      #expect(subviews[0].sizeThatFits(.unspecified) == Size(width: 10, height: 10))
      #expect(subviews[0].sizeThatFits(.infinity) == Size(width: .infinity, height: .infinity))
      let mixed = ProposedViewSize(width: 40, height: nil)
      #expect(subviews[0].sizeThatFits(mixed) == Size(width: 40, height: 10))
    }
  }

  @Test func aLayoutIsAskedWhatItsContainerAsks() async {
    await confirmation(expectedCount: 2) { confirm in
      let layout = ClosureLayout(size: { proposal, _ in
        // A stack probes for the least and the greatest length before it offers a share.
        if proposal.width == 0 || proposal.width == .infinity { confirm() }
        return proposal.replacingUnspecifiedDimensions()
      })
      let stack = Sample.hStack([.layout(layout, [.color]), .color])
      _ = LayoutEngine(SampleScene([stack]).scene()).layout()
    }
  }

  @Test func dimensionsHaveTheSizeAndTheGuides() async {
    let child = Sample.image(40, 20).guide(.leading) { $0.width / 4 }
    await withSubviews([child]) { subviews in
      let dimensions = subviews[0].dimensions(in: .unspecified)
      #expect(dimensions.width == 40)
      #expect(dimensions[HorizontalAlignment.leading] == 10)
      #expect(dimensions[explicit: HorizontalAlignment.leading] == 10)
      #expect(dimensions[VerticalAlignment.center] == 10)
      #expect(dimensions[explicit: VerticalAlignment.center] == nil)
    }
  }

  @Test func prioritiesAreThoseOfTheOutermostView() async {
    let children = [Sample.color.priority(3), .color.priority(3).padding(2), .spacer(), .color]
    await withSubviews(children) { subviews in
      #expect(subviews.map(\.priority) == [3, 0, -.infinity, 0])
    }
  }

  @Test func layoutValuesComeFromTheInnermostModifierOfTheView() async {
    let children = [
      Sample.color.modifier(.layoutValue(key: Rank.self, value: 2)).padding(4)
        .modifier(.layoutValue(key: Rank.self, value: 7)),
      .color.modifier(.layoutValue(key: Name.self, value: "b")).frame(width: 4),
      .hStack([.color.modifier(.layoutValue(key: Rank.self, value: 9)), .color]),
    ]
    await withSubviews(children) { subviews in
      #expect(subviews.map { $0[Rank.self] } == [2, 0, 0])
      #expect(subviews.map { $0[Name.self] } == [nil, "b", nil])
    }
  }

  @Test func aModifierOfAGroupHandsItsValueToEveryView() async {
    let group = Sample.group([.color, .image(1, 1)])
      .modifier(.layoutValue(key: Rank.self, value: 5))
    await withSubviews([group, .color]) { subviews in
      #expect(subviews.map { $0[Rank.self] } == [5, 5, 0])
    }
  }

  @Test func subviewsAreACollection() async {
    await withSubviews([.image(1, 1), .empty, .image(2, 2), .image(3, 3)]) { subviews in
      func widths(_ subviews: LayoutSubviews) -> [Double] {
        subviews.map { $0.sizeThatFits(.zero).width }
      }

      #expect(widths(subviews) == [1, 2, 3])
      #expect(widths(subviews[1...]) == [2, 3])
      #expect(subviews[1...].startIndex == 1)
      #expect(widths(subviews[[2, 0]]) == [3, 1])
      #expect(widths(subviews[0...1]) == [1, 2])
      #expect(subviews[1...][1] == subviews[[1]][0])
      #expect(subviews[0] != subviews[1])
      #expect(subviews[0..<3] == subviews)
      #expect(subviews.layoutDirection == .leftToRight)
    }
  }

  @Test func spacingIsThatOfTheViewAndItsModifiers() async {
    let children = [Sample.text("a"), .text("b").padding(1), .spacer()]
    await withSubviews(children) { subviews in
      let spacings = subviews.map(\.spacing)
      // Text above text: what both prefer. Padding makes a plain view of it.
      #expect(spacings[0].distance(to: spacings[0], along: .vertical) == 0)
      #expect(spacings[1].distance(to: spacings[1], along: .vertical) == 8)
      #expect(spacings[1].distance(to: spacings[1], along: .horizontal) == 8)
      // Outside of a stack a spacer wants no gap at any edge.
      #expect(spacings[1].distance(to: spacings[2], along: .horizontal) == 0)
    }
  }

  @Test func leadingEdgesFollowTheDirection() {
    var left = ViewSpacing.none
    left[.default, .left] = .distance(3)
    left[.default, .right] = .distance(20)
    var union = ViewSpacing()
    union.formUnion(left, edges: .leading)
    #expect(union.values == [ViewSpacing.Key(.default, .left): .distance(3)])
    #expect(ViewSpacing().union(left).values == left.values)
    #expect(left.distance(to: .none, along: .horizontal) == 20)
  }
}
