import LayoutCore
import Synchronization
import Testing

/// What a layout is to the views around it: guides, spacing, orientation, cache (L26.3).
@Suite struct LayoutContainerTests {
  // MARK: Guides

  /// The guide of a layout of 100 × 80 that puts its two subviews at (10, 10) and (50, 40).
  private func guide(_ key: AlignmentKey, _ children: [Sample]) -> (Double, Bool)? {
    let layout = Sample.placing(children) { _, _, subviews in
      for (index, subview) in subviews.enumerated() {
        let position = Point(x: 10 + 40 * Double(index), y: 10 + 30 * Double(index))
        subview.place(at: position, proposal: .unspecified)
      }
    }
    let scene = SampleScene([layout.id("layout")], alignments: SampleGenerator.alignments)
    return scene.layout().view(withID: "layout")?.guide(key)
  }

  @Test func guidesOfSubviewsCombineAsInAnyContainer() throws {
    let text = Sample.image(20, 20).guide(.firstTextBaseline) { _ in 5 }
      .guide(.lastTextBaseline) { _ in 15 }.guide(.custom(0)) { _ in 4 }
    let first = try #require(guide(.firstTextBaseline, [text, text]))
    #expect(first == (15, true))
    let last = try #require(guide(.lastTextBaseline, [text, text]))
    #expect(last == (55, true))
    // The mean of 14 and 54.
    let custom = try #require(guide(.custom(0), [text, text]))
    #expect(custom == (34, true))
  }

  @Test func edgesOfSubviewsStayInside() throws {
    let child = Sample.image(20, 20).guide(.leading) { _ in 5 }
    let leading = try #require(guide(.leading, [child]))
    #expect(leading == (0, false))
    let baseline = try #require(guide(.firstTextBaseline, [child]))
    #expect(baseline == (80, false))
  }

  /// Sets its own leading edge.
  private struct Outdented: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> Size {
      Size(width: 60, height: 20)
    }

    func placeSubviews(
      in bounds: Rect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}

    func explicitAlignment(
      of guide: HorizontalAlignment,
      in bounds: Rect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> Double? {
      guide == .leading ? bounds.minX + 15 : nil
    }
  }

  @Test func aLayoutMaySetItsOwnGuides() {
    let stack = Sample.vStack(
      alignment: .leading,
      spacing: 0,
      [Sample.layout(Outdented(), [.image(1, 1)]).id("layout"), .image(60, 20).id("image")]
    )
    let result = SampleScene([stack], host: .proposal(.unspecified)).layout()
    #expect(result.frame("layout") == [0, 0, 60, 20])
    #expect(result.frame("image") == [15, 20, 60, 20])
  }

  // MARK: Spacing

  /// Wants a distance from its neighbours.
  private struct Aloof: Layout {
    var distance: Double?

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> Size {
      Size(width: 20, height: 20)
    }

    func placeSubviews(
      in bounds: Rect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      guard let distance else { return subviews[0].spacing }
      var spacing = ViewSpacing()
      for edge in PhysicalEdge.allCases { spacing[.default, edge] = .distance(distance) }
      return spacing
    }
  }

  @Test func aLayoutMayWantAnyDistance() {
    let stack = Sample.hStack([.layout(Aloof(distance: 30), [.color]), .image(20, 20)])
    #expect(SampleScene([stack]).layout().rootFrame.size == Size(width: 70, height: 20))
  }

  @Test func aLayoutMayWantWhatTheOneInsideWants() {
    var view = Sample.layout(Aloof(distance: 30), [.color])
    for _ in 0..<4 { view = .layout(Aloof(), [view.modifier(.offset(Point(x: 1, y: 1)))]) }
    let result = SampleScene([.vStack([.image(20, 20), view])]).layout()
    #expect(result.rootFrame.size == Size(width: 20, height: 70))
  }

  /// Notes what layouts want that are asked about no subviews.
  private final class SpacingKeeper: Sendable {
    let spacings = Mutex<[ViewSpacing]>([])
  }

  @Test(arguments: [
    AnyLayout(ClosureLayout()), AnyLayout(HStackLayout()), AnyLayout(VStackLayout(spacing: 3)),
    AnyLayout(ZStackLayout()), AnyLayout(GridLayout()),
  ])
  func aLayoutWithoutSubviewsWantsNoGap(_ layout: AnyLayout) {
    let empty = Sample(content: .layout(layout), children: [])
    for stack in [
      Sample.vStack([.image(20, 20), empty, .image(20, 20)]),
      Sample.hStack([.image(20, 20), empty, .image(20, 20)]),
    ] {
      let size = SampleScene([stack], host: .proposal(.unspecified)).layout().rootFrame.size
      #expect(max(size.width, size.height) == 40)
    }
    let keeper = SpacingKeeper()
    let asking = ClosureLayout(place: { _, _, subviews in
      var cache = layout.makeCache(subviews: subviews[0..<0])
      let spacing = layout.spacing(subviews: subviews[0..<0], cache: &cache)
      keeper.spacings.withLock { $0.append(spacing) }
    })
    _ = SampleScene([.layout(asking, [.text("a"), .color])]).layout()
    #expect(keeper.spacings.withLock { $0 } == [.zero])
  }

  @Test func byDefaultALayoutWantsWhatAnyOfItsSubviewsWants() {
    let layout = Sample.layout(ClosureLayout(), [.color, .spacer()])
    // The spacer asks for no gap.
    #expect(SampleScene([.hStack([layout, .image(20, 20)])]).layout().rootFrame.width == 120)
    let plain = Sample.layout(ClosureLayout(), [.color])
    #expect(SampleScene([.hStack([plain, .image(20, 20)])]).layout().rootFrame.width == 128)
  }

  // MARK: Orientation

  @Test func spacersAndDividersFollowTheOrientation() {
    let children = [Sample.spacer(0).id("spacer"), .divider.id("divider"), .color]
    let row = SampleScene([.layout(DelegatingLayout(base: HStackLayout()), children)]).layout()
    #expect(row.frame("spacer")?[3] == 0)
    #expect(row.frame("divider")?[2] == 1)
    let column = SampleScene([.layout(DelegatingLayout(base: VStackLayout()), children)]).layout()
    #expect(column.frame("spacer")?[2] == 0)
    #expect(column.frame("divider")?[3] == 1)
    let neither = SampleScene([.hStack([.layout(ClosureLayout(), children), .color])]).layout()
    // As a view of its own on both axes: the whole share, for beside a spacer there is no gap.
    #expect(neither.frame("spacer")?[2] == 100)
    #expect(neither.frame("spacer")?[3] == 200)
  }

  @Test func aLayoutWithoutSubviewsIsNothing() {
    let result = SampleScene([.vStack([.layout(ClosureLayout(), []).id("empty"), .color])]).layout()
    #expect(result.frame("empty") == [100, 0, 0, 0])
    #expect(result.view(withID: "empty")?.content.typeName == "ClosureLayout")
  }

  // MARK: Cache

  /// Counts what is done with its cache.
  private struct Counting: Layout {
    final class Counts: @unchecked Sendable {
      // Only one test's only thread writes them.
      var made = 0
      var updated = 0
      var sizes = 0
    }

    let counts: Counts

    func makeCache(subviews: Subviews) -> [Double] {
      counts.made += 1
      return subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func updateCache(_ cache: inout [Double], subviews: Subviews) {
      #expect(cache == [30, 7])
      counts.updated += 1
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Double]
    ) -> Size {
      counts.sizes += 1
      if cache.count == 2 { cache.append(7) }
      return Size(width: cache[0], height: cache[1])
    }

    func placeSubviews(
      in bounds: Rect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Double]
    ) {
      // What is written into the cache stays there.
      #expect(cache.last == 7)
      cache.removeLast(cache.count - 2)
    }
  }

  @Test func theCacheIsMadeOnceAndUpdatedWithEveryFurtherLayout() {
    let counts = Counting.Counts()
    let view = Sample.layout(Counting(counts: counts), [.image(30, 5), .image(7, 5)])
    let engine = LayoutEngine(SampleScene([view]).scene())
    #expect(engine.layout().rootFrame.size == Size(width: 30, height: 7))
    #expect(counts.made == 1 && counts.updated == 0)
    let sizes = counts.sizes
    _ = engine.layout()
    #expect(counts.made == 1 && counts.updated == 1)
    // Sizes are remembered, as those of all views are.
    #expect(counts.sizes == sizes)
  }

  /// Keeps what it measures in its cache, which is empty at first.
  private struct Measuring: Layout {
    func makeCache(subviews: Subviews) -> [Size] { [] }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Size]
    ) -> Size {
      cache = subviews.map { $0.sizeThatFits(proposal) }
      return cache.reduce(.zero) { Size(width: $0.width + $1.width, height: $1.height) }
    }

    func placeSubviews(
      in bounds: Rect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Size]
    ) {
      var x = bounds.minX
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: Point(x: x, y: bounds.minY), proposal: proposal)
        x += size.width
      }
      #expect(cache.count == subviews.count)
    }
  }

  @Test func aCacheHasSeenTheProposalOfAPlace() {
    let view = Sample.layout(Measuring(), [.image(30, 5), .image(7, 5)])
    let narrow = LayoutScene.Host.size(Size(width: 100, height: 80))
    let layout = IncrementalLayout(SampleScene([view], host: narrow).scene())
    _ = layout.layout()
    layout.host = .size(Size(width: 120, height: 80))
    _ = layout.layout()
    // Sizes are remembered, caches are new.
    layout.host = narrow
    _ = layout.layout()
  }
}
