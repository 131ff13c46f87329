import LayoutCore
import Testing

/// The engine spares itself questions whose answers it knows; the plain algorithm asks them all.
@Suite struct DifferentialTests {
  private static let seedsPerBatch: UInt64 = 90

  @Test(arguments: 0..<30 as Range<UInt64>)
  func shortcutsChangeNothingOnRandomTrees(_ batch: UInt64) {
    for seed in batch * Self.seedsPerBatch..<(batch + 1) * Self.seedsPerBatch {
      var sample = SampleGenerator.scene(seed: seed)
      let measurer: any TextMeasurer =
        seed.isMultiple(of: 2) ? FixedTextMeasurer() : CellTextMeasurer()
      for host in SampleGenerator.hosts(seed: seed) {
        sample.host = host
        let difference = Self.difference(sample.scene(), measurer)
        #expect(difference == nil, "seed \(seed), \(host)")
      }
    }
  }

  /// What once went wrong, and what is rare in random trees.
  @Test(arguments: [
    // Negative gaps make a child whose length is negative, which leaves room to hand out.
    Sample.hStack(
      spacing: 0,
      [
        .geometryReader([]), .hStack(spacing: -30, [.color, .color]), .color,
      ]
    ),
    // A text that shows nothing is as inflexible as the rigid views after it.
    .hStack(spacing: 0, [.text(" "), .image(50, 10), .text(" "), .image(150, 10)]),
    // The column is narrower the more it is offered, so it comes before the rigid view.
    .hStack(
      spacing: 0,
      [
        .image(60, 10),
        .vStack(
          alignment: .leading,
          [
            Sample.color.frame(FlexibleFrame(maxWidth: 100)).guide(.leading) { 200 - $0.width }
          ]
        ),
      ]
    ),
    // A limit that text uses up may have cut off an empty line.
    .hStack([Sample.text("a\n"), .color]).environment { $0.lineLimit.maximum = 1 },
    // An order of service that an earlier cross proposal left behind.
    .vStack([
      .hStack([.image(20, 20), .text("order of service"), .image(9, 9), .spacer()]),
      .hStack([.image(20, 20), .text("order of service"), .image(9, 9), .spacer()]),
    ]),
    // A ratio that is taken of a negative length.
    Sample.vStack(spacing: -60, [.color, .image(50, 20), .color])
      .modifier(.aspectRatio(nil, .fill)),
    // Nested priorities, whose minimums are reserved and given back.
    .hStack(
      spacing: 3,
      [
        Sample.text("low").priority(-1),
        Sample.hStack([Sample.text("inner high").priority(2), .text("inner low")]).priority(1),
        .text("middle one"), .text("middle two"), .spacer(), .spacer(30),
      ]
    ),
  ])
  func shortcutsChangeNothingHere(_ sample: Sample) {
    for width in [nil, 0, 5, 50, 100, 199.5, 320, Double.infinity] as [Double?] {
      for height in [nil, 0, 9, 40, 300, Double.infinity] as [Double?] {
        let host = LayoutScene.Host.proposal(ProposedViewSize(width: width, height: height))
        let scene = SampleScene([sample], host: host).scene()
        let difference = Self.difference(scene, FixedTextMeasurer())
        #expect(difference == nil, "\(host)")
      }
    }
  }

  /// Where the layouts with and without shortcuts part; nil if they are the same to the last bit.
  private static func difference(_ scene: LayoutScene, _ measurer: any TextMeasurer) -> String? {
    let short = LayoutEngine(scene, measurer: measurer)
    let plain = LayoutEngine(withoutShortcuts: scene, measurer: measurer)
    let (actual, expected) = (short.layout(), plain.layout())
    if actual.bits == expected.bits { return nil }
    for (first, second) in zip(actual.views, expected.views) {
      if first.frame.numbers != second.frame.numbers {
        return "\(first.content): \(first.frame.numbers), not \(second.frame.numbers)"
      }
      if first.proposal != second.proposal {
        return "\(first.content): offered \(first.proposal), not \(second.proposal)"
      }
    }
    return "modifiers differ"
  }
}
