import LayoutCore
import Testing

/// SwiftUI's containers as values of the protocol (L26.5).
@Suite struct BuiltInLayoutTests {
  private static let children = [Sample.image(20, 10), .text("Toast"), .color]

  @Test func inATreeALayoutIsTheContainerItself() {
    for seed in 0..<200 as Range<UInt64> {
      var scene = SampleGenerator.scene(seed: seed)
      let expected = scene.layout().bits
      scene.views = scene.views.map { $0.replacingStacks { AnyLayout($0) } }
      #expect(scene.layout().bits == expected, "seed \(seed)")
    }
  }

  @Test func calledByALayoutTheContainersDoTheSame() {
    for seed in 0..<200 as Range<UInt64> {
      var scene = SampleGenerator.scene(seed: seed)
      for host in SampleGenerator.hosts(seed: seed) {
        scene.host = host
        // What is placed beyond all bounds has no place in a layout.
        if case .proposal(let proposal) = host, proposal.isInfinite { continue }
        let expected = scene.layout().views.map(\.frame)
        var delegating = scene
        delegating.views = scene.views.map { $0.replacingStacks { $0.delegating() } }
        let frames = delegating.layout().views.map(\.frame)
        #expect(frames.elementsEqual(expected) { $0.isClose(to: $1) }, "seed \(seed), \(host)")
      }
    }
  }

  @Test func aGridGivesEachSubviewARowOfItsOwn() {
    let grid = GridLayout(alignment: .leading, verticalSpacing: 3)
    let frames = { (view: Sample) in SampleScene([view]).layout().views.dropFirst().map(\.frame) }
    let expected = frames(.grid(alignment: .leading, verticalSpacing: 3, Self.children))
    #expect(frames(.layout(grid, Self.children)) == expected)
    #expect(frames(.layout(DelegatingLayout(base: grid), Self.children)) == expected)
  }

  @Test func aLayoutMayHandSomeSubviewsToOneAndTheOthersToAnother() {
    let layout = ClosureLayout(
      size: { _, _ in Size(width: 100, height: 40) },
      place: { bounds, proposal, subviews in
        for (part, y) in [(subviews[..<2], 0.0), (subviews[2...], 20)] {
          let stack = HStackLayout(spacing: 5)
          var cache = stack.makeCache(subviews: part)
          stack.placeSubviews(
            in: Rect(x: 10, y: y, width: 100, height: 20),
            proposal: ProposedViewSize(width: 100, height: 20),
            subviews: part,
            cache: &cache
          )
        }
      }
    )
    let images = ["a", "b", "c"].map { Sample.image(20, 10).id($0) }
    let result = SampleScene([.layout(layout, images)], host: .proposal(.unspecified)).layout()
    #expect(result.frame("a") == [10, 0, 20, 10])
    #expect(result.frame("b") == [35, 0, 20, 10])
    #expect(result.frame("c") == [10, 20, 20, 10])
  }

  @Test func anyLayoutIsTheLayoutInside() {
    let wrapped = AnyLayout(AnyLayout(VStackLayout(spacing: 2)))
    let result = SampleScene([.layout(wrapped, Self.children).id("stack")]).layout()
    #expect(result.view(withID: "stack")?.content.typeName == "VStackLayout")
    #expect(result.views[2].frame.minY == 12)
  }

  @Test func layoutsMayBeNestedThousandsDeep() {
    var tree = ViewTreeBuilder()
    for _ in 0..<3_000 {
      tree.open(.layout(AnyLayout(DelegatingLayout(base: ZStackLayout()))))
    }
    tree.leaf(.image(name: nil, size: Size(width: 12, height: 7), capInsets: nil))
    let result = LayoutScene(host: .proposal(.unspecified), tree: tree.finish()).layout()
    #expect(result.rootFrame.size == Size(width: 12, height: 7))
  }
}

extension Sample {
  /// The view with all stacks of several children inside of it replaced by layouts.
  fileprivate func replacingStacks(_ replacement: (any BuiltInLayout) -> AnyLayout) -> Sample {
    var sample = self
    sample.children = children.map { $0.replacingStacks(replacement) }
    sample.modifiers = modifiers.map { modifier in
      var modifier = modifier
      modifier.content = modifier.content.map { $0.replacingStacks(replacement) }
      return modifier
    }
    // Of one view a stack is no layout at all (L31.1).
    let views = children.filter { if case .emptyView = $0.content { false } else { true } }
    guard views.count > 1 else { return sample }
    switch content {
    case .hStack(let alignment, let spacing):
      let layout = HStackLayout(alignment: alignment, spacing: spacing)
      sample.content = .layout(replacement(layout))
    case .vStack(let alignment, let spacing):
      let layout = VStackLayout(alignment: alignment, spacing: spacing)
      sample.content = .layout(replacement(layout))
    case .zStack(let alignment):
      sample.content = .layout(replacement(ZStackLayout(alignment: alignment)))
    default: break
    }
    return sample
  }
}

extension BuiltInLayout {
  fileprivate func delegating() -> AnyLayout { AnyLayout(DelegatingLayout(base: self)) }
}

extension ProposedViewSize {
  fileprivate var isInfinite: Bool { width == .infinity || height == .infinity }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { $0 == $1 || abs($0 - $1) < 1e-9 }
  }
}
