import LayoutCore
import Testing

@Suite struct DeterminismTests {
  private static let batches = 0..<10 as Range<UInt64>

  private static func seeds(_ batch: UInt64) -> Range<UInt64> {
    20_000 + batch * 200..<20_000 + (batch + 1) * 200
  }

  @Test(arguments: batches)
  func theSameTreeGivesTheSameBits(_ batch: UInt64) {
    for seed in Self.seeds(batch) {
      let sample = SampleGenerator.scene(seed: seed)
      #expect(sample.layout().bits == sample.layout().bits, "seed \(seed)")
    }
  }

  @Test(arguments: batches)
  func anEngineGivesTheSameResultAgain(_ batch: UInt64) {
    for seed in Self.seeds(batch) {
      let engine = LayoutEngine(SampleGenerator.scene(seed: seed).scene())
      let first = engine.layout()
      for view in first.views { _ = (view.guide(.firstTextBaseline), view.guide(.custom(3))) }
      #expect(engine.layout().bits == first.bits, "seed \(seed)")
    }
  }

  @Test(arguments: batches)
  func aTraceChangesNothing(_ batch: UInt64) {
    final class Listener: LayoutTrace {
      var count = 0
      func record(_ event: LayoutTraceEvent) { count += 1 }
    }

    for seed in Self.seeds(batch) {
      let scene = SampleGenerator.scene(seed: seed).scene()
      let traced = LayoutEngine(scene).layout(trace: Listener())
      #expect(traced.bits == scene.layout().bits, "seed \(seed)")
    }
  }

  @Test(arguments: batches)
  func aContainerAloneIsLaidOutAsInItsTree(_ batch: UInt64) {
    for seed in Self.seeds(batch) {
      let sample = SampleGenerator.scene(seed: seed)
      let whole = sample.layout()
      let hasSafeArea = whole.views.contains { $0.safeAreaInsets != EdgeInsets() }
      for view in whole.views where view.isContainer {
        // What ignores a safe area or scrolls behind it depends on where it lies, a frame may relate
        // to the screen, and without the geometry reader around it a view may have another size. A
        // divider is as long as the stack around it is wide or high, however far out that is.
        guard let part = sample.view(at: view.source), !part.readsProxy,
          part.isStack || !part.contains(where: \.dependsOnAxis),
          !part.contains(where: \.dependsOnPlace),
          !(hasSafeArea && part.contains(where: \.scrolls))
        else { continue }
        var alone = sample
        alone.views = [Sample(content: part.content, children: part.children)]
        alone.host = .proposal(view.proposal)
        alone.environment = view.environment
        let result = alone.layout()
        // What the container's own modifiers bring along comes after its children.
        let inPlace = whole.views[view.index...].prefix(result.views.count).map(\.frame)
        let difference = Self.difference(inPlace, result.views.map(\.frame))
        #expect(difference == nil, "seed \(seed), \(view.content) at \(view.source)")
      }
    }
  }

  /// What differs in the sizes and in the places next to the first of some frames.
  private static func difference(_ frames: [Rect], _ others: [Rect]) -> String? {
    guard let first = frames.first, let other = others.first, frames.count == others.count else {
      return "not as many views"
    }
    for (index, (frame, alone)) in zip(frames, others).enumerated() {
      let distances = [
        (frame.minX - first.minX) - (alone.minX - other.minX),
        (frame.minY - first.minY) - (alone.minY - other.minY),
      ]
      if frame.size != alone.size || distances.contains(where: { abs($0) > 1e-6 }) {
        return "view \(index): \(frame.numbers) in \(first.numbers), \(alone.numbers) alone"
      }
    }
    return nil
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

extension Sample {
  /// Whether the view or any in it is as wanted.
  fileprivate func contains(where isWanted: (Sample) -> Bool) -> Bool {
    isWanted(self)
      || (children + modifiers.flatMap(\.content)).contains { $0.contains(where: isWanted) }
  }

  fileprivate var isStack: Bool {
    switch content {
    case .hStack, .vStack: true
    default: false
    }
  }

  fileprivate var dependsOnAxis: Bool {
    switch content {
    case .divider, .spacer: true
    default: false
    }
  }

  fileprivate var dependsOnPlace: Bool {
    modifiers.contains { modifier in
      switch modifier.modifier {
      case .ignoresSafeArea, .containerRelativeFrame: true
      default: false
      }
    }
  }

  fileprivate var scrolls: Bool {
    switch content {
    case .scrollView, .control: true
    default: false
    }
  }
}

extension PlacedView {
  fileprivate var isContainer: Bool {
    switch content {
    case .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .grid, .lazyHGrid, .lazyVGrid,
      .viewThatFits, .geometryReader, .layout, .scrollView, .control:
      true
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
    if case .control = content {
      // Its children are somewhere among the views that it is made of.
      var builder = ViewTreeBuilder()
      Sample(content: content, children: children).add(to: &builder)
      next += builder.finish().nodes.count
    } else {
      next += 1
      for child in children {
        if let found = child.sample(at: position, &next) { return found }
      }
    }
    for view in modifiers.flatMap(\.content) {
      if let found = view.sample(at: position, &next) { return found }
    }
    return nil
  }
}
