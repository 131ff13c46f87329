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
      var kept: [(result: LayoutResult, fresh: LayoutResult)] = []
      for step in 0..<6 {
        change(layout, seed: seed, &random)
        let result = layout.layout()
        // Some results are looked at only after the screen has gone on.
        if step.isMultiple(of: 2) { kept.append((result, layout.scene.layout())) }
        if step.isMultiple(of: 3) { askForGuides(result) }
        #expect(result.bits == layout.scene.layout().bits, "seed \(seed), step \(step)")
      }
      for (step, entry) in kept.enumerated() {
        #expect(entry.result.bits == entry.fresh.bits, "seed \(seed), kept \(step)")
        let answers = (Self.answers(entry.result), Self.answers(entry.fresh))
        #expect(answers.0 == answers.1, "seed \(seed), kept \(step)")
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
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      layout.host = SampleGenerator.hosts(seed: seed).randomElement(using: &random) ?? layout.host
    case 1:
      layout.scene.environment.layoutDirection = layout.scene.environment.layoutDirection.opposite
    case 2:
      let node = Int.random(in: nodes.indices, using: &random)
      if case .proxied = nodes[node].content { return }
      if nodes[node].end == node + 1 { layout.setContent(.color(nil), at: node) }
    case 3:
      layout.scene.tree.insert(Self.sampleTree, at: 0, in: nil)
    default:
      guard let text = texts.randomElement(using: &random) else { return }
      let words = ["", "a", "two words", "some more words than before, to be wrapped", "x\ny"]
      layout.setContent(.text(words.randomElement(using: &random) ?? ""), at: text)
    }
  }

  private static let sampleTree: ViewTree = {
    var builder = ViewTreeBuilder()
    Sample.hStack([.text("inserted"), .color]).add(to: &builder)
    return builder.finish()
  }()

  /// What a result says of its texts and guides.
  private static func answers(_ result: LayoutResult) -> [String] {
    result.views.map { view in
      "\(view.text?.lines ?? []) \(view.guide(.firstTextBaseline)) \(view.explicitGuides)"
    }
  }

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

  @Test func framesRelativeToTheScreenFollowIt() {
    let frame = ContainerRelativeFrame(.horizontal)
    let half = Sample.color.modifier(.containerRelativeFrame(frame, alignment: .center))
    let layout = IncrementalLayout(SampleScene([.hStack([half])]).scene())
    _ = layout.layout()
    layout.host = .size(Size(width: 90, height: 50))
    #expect(layout.layout().views[1].frame.width == 90)
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
