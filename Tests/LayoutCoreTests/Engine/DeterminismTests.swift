import LayoutCore
import Testing

@Suite struct DeterminismTests {
  private static let seeds = 20_000..<20_250 as Range<UInt64>

  @Test func theSameTreeGivesTheSameBits() {
    for seed in Self.seeds {
      let sample = SampleGenerator.scene(seed: seed)
      #expect(sample.layout().bits == sample.layout().bits, "seed \(seed)")
    }
  }

  @Test func anEngineGivesTheSameResultAgain() {
    for seed in Self.seeds {
      let engine = LayoutEngine(SampleGenerator.scene(seed: seed).scene())
      let first = engine.layout()
      for view in first.views { _ = (view.guide(.firstTextBaseline), view.guide(.custom(3))) }
      #expect(engine.layout().bits == first.bits, "seed \(seed)")
    }
  }

  @Test func aTraceChangesNothing() {
    final class Listener: LayoutTrace {
      var count = 0
      func record(_ event: LayoutTraceEvent) { count += 1 }
    }

    for seed in Self.seeds {
      let scene = SampleGenerator.scene(seed: seed).scene()
      let traced = LayoutEngine(scene).layout(trace: Listener())
      #expect(traced.bits == scene.layout().bits, "seed \(seed)")
    }
  }

  @Test func aContainerAloneIsLaidOutAsInItsTree() {
    for seed in Self.seeds {
      let sample = SampleGenerator.scene(seed: seed)
      let whole = sample.layout()
      for view in whole.views where view.isStack {
        // Without the geometry reader around it a view may have another size.
        guard let part = sample.view(at: view.source), !part.readsProxy else { continue }
        var alone = sample
        alone.views = [Sample(content: part.content, children: part.children)]
        alone.host = .proposal(view.proposal)
        alone.environment = view.environment
        let result = alone.layout()
        #expect(result.rootFrame.size == view.frame.size, "seed \(seed), view \(view.source)")
        // What the container's own modifiers bring along comes after its children.
        let sizes = whole.views[view.index...].prefix(result.views.count).map(\.frame.size)
        #expect(result.views.map(\.frame.size) == sizes, "seed \(seed), view \(view.source)")
      }
    }
  }

  @Test func statisticsCountOneLayoutOnly() {
    let engine = LayoutEngine(Workload.comb(10).scene, measurer: CellTextMeasurer())
    let first = engine.layout().statistics
    #expect(first.sizeComputations > 10)
    #expect(first.measureCalls == 11)
    let second = engine.layout().statistics
    #expect(second.nodes == first.nodes)
    #expect(second.sizeComputations <= first.sizeComputations)
    #expect(second.measureCalls == 0)
  }
}

extension PlacedView {
  fileprivate var isStack: Bool {
    switch content {
    case .hStack, .vStack: true
    default: false
    }
  }
}

extension SampleScene {
  /// The sample that became the view at a position of the view tree.
  fileprivate func view(at position: Int) -> Sample? {
    var next = 0
    for view in views {
      if let found = view.sample(at: position, &next) { return found }
    }
    return nil
  }
}

extension Sample {
  fileprivate func sample(at position: Int, _ next: inout Int) -> Sample? {
    next += modifiers.count
    if next == position { return self }
    next += 1
    for child in children {
      if let found = child.sample(at: position, &next) { return found }
    }
    for view in modifiers.flatMap(\.content) {
      if let found = view.sample(at: position, &next) { return found }
    }
    return nil
  }
}
