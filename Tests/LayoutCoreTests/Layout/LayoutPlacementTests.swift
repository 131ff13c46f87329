import LayoutCore
import Testing

/// Where a layout puts its subviews (L26.1, L26.2 and L26.6).
@Suite struct LayoutPlacementTests {
  private static let image = Sample.image(10, 6).id("image")

  /// The frame of an image in a layout of 100 × 80 in the corner of the screen.
  private func frame(
    isMirrored: Bool = false,
    _ place: @escaping @Sendable (Rect, ProposedViewSize, LayoutSubviews) -> Void
  ) -> [Double]? {
    SampleScene([.placing([Self.image], place)], host: .size(Size(width: 100, height: 80)))
      .layout(isMirrored: isMirrored).frame("image")
  }

  @Test func aPointIsForTheTopLeadingCornerUnlessThereIsAnAnchor() {
    #expect(frame { $2[0].place(at: Point(x: 50, y: 40), proposal: $1) } == [50, 40, 10, 6])
    let centred = frame { $2[0].place(at: Point(x: 50, y: 40), anchor: .center, proposal: $1) }
    #expect(centred == [45, 37, 10, 6])
    let trailing = frame {
      $2[0].place(at: Point(x: 100, y: 80), anchor: .bottomTrailing, proposal: $1)
    }
    #expect(trailing == [90, 74, 10, 6])
  }

  @Test func aSubviewThatIsNotPlacedLiesInTheMiddleWithTheContainersProposal() {
    #expect(frame { _, _, _ in } == [45, 37, 10, 6])
    let color = SampleScene([.layout(ClosureLayout(), [.color.id("color")])]).layout()
    #expect(color.frame("color") == [0, 0, 200, 200])
  }

  @Test func aSubviewThatIsPlacedTwiceLiesWhereItWasPlacedLast() {
    let frame = frame { _, proposal, subviews in
      subviews[0].place(at: Point(x: 50, y: 40), proposal: proposal)
      subviews[0].place(at: Point(x: 3, y: 4), proposal: proposal)
    }
    #expect(frame == [3, 4, 10, 6])
  }

  @Test func everythingIsMirroredFromRightToLeft() {
    let frame = frame(isMirrored: true) {
      $2[0].place(at: Point(x: 20, y: 40), proposal: $1)
      #expect($2.layoutDirection == .rightToLeft)
    }
    #expect(frame == [70, 40, 10, 6])
  }

  @Test func theProposalOfAPlaceDecidesTheSize() {
    let layout = Sample.placing([.color.id("color")]) {
      $2[0].place(at: .zero, proposal: ProposedViewSize(width: 30, height: nil))
    }
    #expect(SampleScene([layout]).layout().frame("color") == [50, 60, 30, 10])
  }

  @Test func theBoundsAreWhatTheContainerWasGranted() {
    let layout = ClosureLayout(
      size: { proposal, _ in proposal.replacingUnspecifiedDimensions() },
      place: { bounds, proposal, subviews in
        #expect(bounds == Rect(x: 0, y: 0, width: 120, height: 50))
        #expect(proposal == ProposedViewSize(width: 120, height: 50))
        subviews[0].place(at: Point(x: bounds.midX, y: bounds.midY), proposal: .zero)
      }
    )
    let result = SampleScene([.layout(layout, [Self.image]).frame(width: 120, height: 50)])
      .layout()
    #expect(result.frame("image") == [100, 100, 10, 6])
  }

  @Test func placesThatAreNoNumbersCountAsZero() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(frame { $2[0].place(at: Point(x: number, y: 7), proposal: $1) } == [0, 7, 10, 6])
    }
  }

  @Test func sizesThatAreNoNumbersCountAsZero() {
    let layout = ClosureLayout(size: { _, _ in Size(width: .nan, height: 20) })
    let result = SampleScene([.layout(layout, [Self.image]).id("layout")]).layout()
    #expect(result.frame("layout") == [100, 90, 0, 20])
  }

  @Test func onlyTheLayoutThatIsPlacingItsSubviewsMovesThem() {
    let layout = ClosureLayout(
      size: { _, subviews in
        subviews[0].place(at: Point(x: 50, y: 50), proposal: .zero)
        return Size(width: 100, height: 80)
      },
      place: { $2[0].place(at: Point(x: 1, y: 2), proposal: $1) }
    )
    let scene = SampleScene([.layout(layout, [Self.image])], host: .proposal(.unspecified))
    #expect(scene.layout().frame("image") == [1, 2, 10, 6])
  }

  @Test func subviewsMayOutliveTheirEngine() {
    final class Keeper: @unchecked Sendable {
      // Only one test's only thread writes it.
      var subview: LayoutSubview?
    }
    let keeper = Keeper()
    let key = LayoutSubviewTests.Rank.self
    do {
      let view = Sample.placing([Self.image.priority(2)]) {
        keeper.subview = $2[0]; _ = $1
      }
      _ = SampleScene([view]).layout()
    }
    #expect(keeper.subview?.sizeThatFits(.unspecified) == .zero)
    #expect(keeper.subview?.dimensions(in: .zero)[HorizontalAlignment.trailing] == 0)
    #expect(keeper.subview?.priority == 0)
    #expect(keeper.subview?.spacing == ViewSpacing.none)
    #expect(keeper.subview?[key] == 0)
    keeper.subview?.place(at: .zero, proposal: .zero)
  }
}
