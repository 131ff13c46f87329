import LayoutCore
import TestSupport
import Testing

/// Screens that change are laid out as if they had always been so.
@Suite struct IncrementalLayoutTests {
  /// One random scene after the other, with random changes; what differs names its seed.
  @Test(arguments: 0..<8)
  func randomChangesLeaveNoTrace(_ part: Int) {
    for offset in 0..<150 {
      let seed = UInt64(part * 1_000 + offset)
      var random = SeededGenerator(seed: seed ^ 0xC4A4_6E5)
      let layout = IncrementalLayout(SampleGenerator.scene(seed: seed).scene())
      var kept: [(result: LayoutResult, expected: LayoutResult)] = []
      for step in 0..<8 {
        change(layout, seed: seed, &random)
        let result = layout.layout()
        // Some results are looked at only after the screen has gone on.
        if step % 3 == 0 { kept.append((result, layout.scene.layout())) }
        if step % 4 == 0 { askForGuides(result) }
        #expect(result.bits == layout.scene.layout().bits, "seed \(seed), step \(step)")
      }
      for (step, entry) in kept.enumerated() {
        #expect(entry.result.bits == entry.expected.bits, "seed \(seed), kept \(step)")
        #expect(
          details(entry.result) == details(entry.expected),
          "details of seed \(seed), kept \(step)"
        )
      }
    }
  }

  private func change(
    _ layout: IncrementalLayout,
    seed: UInt64,
    _ random: inout SeededGenerator
  ) {
    let nodes = layout.scene.tree.nodes
    let texts = nodes.indices.filter {
      if case .text = nodes[$0].content { true } else { false }
    }
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      layout.host = SampleGenerator.hosts(seed: seed).randomElement(using: &random) ?? layout.host
    case 1:
      layout.scene.environment.layoutDirection = layout.scene.environment.layoutDirection.opposite
    case 2:
      let node = Int.random(in: nodes.indices, using: &random)
      if case .proxied = nodes[node].content { return }
      if !layout.scene.tree.hasChildren(node) { layout.setContent(.color(nil), at: node) }
    case 3:
      layout.scene.tree.insert(Self.sampleTree, at: 0, in: nil)
    case 4:
      layout.scene.safeArea = EdgeInsets(top: 47, bottom: 34)
    case 5..<9:
      guard let text = texts.randomElement(using: &random) else { return }
      let words = ["", "a", "two words", "some more words than before, to be wrapped", "x\ny"]
      layout.setContent(.text(words.randomElement(using: &random) ?? ""), at: text)
    default:
      for _ in 0..<2 {
        let node = Int.random(in: nodes.indices, using: &random)
        if let content = nodes[node].content.varied(by: &random) {
          layout.setContent(content, at: node)
        }
      }
    }
  }

  /// What a result says of its views but for their frames.
  private func details(_ result: LayoutResult) -> [String] {
    result.views.map { view in
      let lines = view.text?.lines.map(\.text) ?? []
      let guide = view.guide(.firstTextBaseline)
      return "\(view.string ?? "") \(lines) \(guide) \(view.renderedFrame)"
    }
  }

  private static let sampleTree: ViewTree = {
    var builder = ViewTreeBuilder()
    Sample.hStack([.text("inserted"), .color]).add(to: &builder)
    return builder.finish()
  }()

  /// Asking disturbs the engine, but not what it lays out next.
  private func askForGuides(_ result: LayoutResult) {
    for view in result.views {
      for key in [AlignmentKey.leading, .firstTextBaseline, .custom(0)] { _ = view.guide(key) }
    }
  }

  @Test func aChangedTextCostsWhatDependsOnIt() {
    let rows = (0..<500).map { row in
      Sample.hStack(spacing: 4, [.text("row \(row)"), .spacer(), .image(20, 20)])
    }
    let scene = SampleScene([.vStack(spacing: 0, rows)]).scene()
    let layout = IncrementalLayout(scene)
    let first = layout.layout().statistics
    layout.setContent(.text("another"), at: 1 + 4 * 250 + 1)
    let second = layout.layout()
    #expect(first.measureCalls >= 500)
    #expect(second.statistics.measureCalls <= 2)
    #expect(second.statistics.sizeComputations <= 4)
    #expect(second.bits == layout.scene.layout().bits)
  }

  /// A list of rows, and what is changed in its middle row.
  private static let rows: (scene: LayoutScene, changes: [(node: Int, content: ViewContent)]) = {
    let row = Sample.hStack(
      spacing: 4,
      [
        .text("some words").padding(3), .spacer(), .image(20, 20).frame(width: 24), .color,
      ]
    )
    let scene = SampleScene([.vStack(spacing: 0, Array(repeating: row, count: 100))]).scene()
    let first = 1 + 50 * 7
    return (
      scene,
      [
        (first, .hStack(alignment: .top, spacing: 6)),
        (first + 1, .modifier(.padding(edges: .all, length: 5))),
        (first + 2, .text("some other, longer words")),
        (first + 2, .text("")),
        (first + 3, .spacer(minLength: 30)),
        (first + 4, .modifier(.frame(width: 50, height: 50, alignment: .top))),
        (first + 5, .image(name: nil, size: Size(width: 9, height: 40), capInsets: nil)),
        (first + 6, .shape(.circle)),
      ]
    )
  }()

  @Test(arguments: Self.rows.changes.indices)
  func aChangedValueCostsWhatDependsOnIt(_ index: Int) {
    let (node, content) = Self.rows.changes[index]
    let layout = IncrementalLayout(Self.rows.scene)
    _ = layout.layout().statistics
    layout.setContent(content, at: node)
    let statistics = layout.layout().statistics
    #expect(statistics.sizeComputations <= 50)
    #expect(statistics.measureCalls <= 2)
    #expect(layout.layout().bits == layout.scene.layout().bits)
  }

  @Test func whatIsOnlyDrawnCostsNoLayout() {
    let scene = SampleScene([.hStack([.color, Sample.text("x").modifier(.opacity(0.5))])]).scene()
    let layout = IncrementalLayout(scene)
    _ = layout.layout().statistics
    layout.setContent(.modifier(.opacity(1)), at: 2)
    layout.setContent(.color("red"), at: 1)
    let result = layout.layout()
    #expect(result.statistics.sizeComputations == 0)
    #expect(result.bits == layout.scene.layout().bits)
    guard case .modifier(.opacity(1)) = result.scene.tree.nodes[2].content else {
      Issue.record("the result shows the old opacity")
      return
    }
  }

  @Test func whatRelatesToTheHostFollowsIt() {
    let frame = ContainerRelativeFrame(.horizontal, count: 2, spacing: 0)
    let sample = Sample.color.modifier(.containerRelativeFrame(frame, alignment: .center))
    let layout = IncrementalLayout(SampleScene([sample]).scene())
    _ = layout.layout().statistics
    layout.host = .size(Size(width: 90, height: 90))
    #expect(layout.layout().bits == layout.scene.layout().bits)
  }

  @Test func anEarlierResultStaysAsItWas() {
    let scene = SampleScene([.text("short").id("text")]).scene()
    let layout = IncrementalLayout(scene)
    let before = layout.layout()
    layout.setContent(.text("much longer"), at: 0)
    let after = layout.layout()
    #expect(before.view(withID: "text")?.string == "short")
    #expect(after.view(withID: "text")?.string == "much longer")
    #expect(before.view(withID: "text")?.text?.lines.map(\.text) == ["short"])
    #expect(after.view(withID: "text")?.text?.lines.map(\.text) == ["much longer"])
    #expect(before.bits == scene.layout().bits)
    #expect(after.bits == layout.scene.layout().bits)
  }
}
