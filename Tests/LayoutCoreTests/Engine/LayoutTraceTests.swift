import LayoutCore
import Testing

@Suite struct LayoutTraceTests {
  /// Writes down what it hears.
  private final class Recorder: LayoutTrace {
    var events: [LayoutTraceEvent] = []

    func record(_ event: LayoutTraceEvent) { events.append(event) }
  }

  /// An HStack of the published example: three views that are at least, ideally and at most so
  /// wide, the second of higher priority.
  private static let row: Sample = {
    func view(_ minimum: Double, _ ideal: Double, _ maximum: Double) -> Sample {
      .color.frame(FlexibleFrame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum))
    }
    return .hStack(
      spacing: 5,
      [view(10, 40, 120), view(20, 60, 160).priority(1), view(15, 35, 90)]
    )
  }()

  private static func events(
    _ sample: Sample,
    _ width: Double?,
    _ height: Double?
  ) -> (events: [LayoutTraceEvent], result: LayoutResult) {
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: width, height: height))
    let engine = LayoutEngine(
      withoutShortcuts: SampleScene([sample], host: host).scene(),
      measurer: FixedTextMeasurer()
    )
    let recorder = Recorder()
    let result = engine.layout(trace: recorder)
    return (recorder.events, result)
  }

  @Test func aStackAsksAsRecorded() {
    let (events, result) = Self.events(Self.row, 125, 50)
    let frames = events.filter { event in
      if case .modifier(.flexibleFrame) = result.scene.tree.nodes[event.view].content {
        true
      } else {
        false
      }
    }
    let negotiated = frames.filter { $0.reason != .place }
    let heard = negotiated.map { "\($0.view) \($0.proposal.width ?? -1) \($0.reason)" }
    #expect(
      heard == [
        "1 0.0 probeMinimum", "6 0.0 probeMinimum", "4 90.0 share", "1 0.0 probeMinimum",
        "6 0.0 probeMinimum", "1 0.0 probeMinimum", "1 inf probeMaximum", "6 0.0 probeMinimum",
        "6 inf probeMaximum", "6 12.5 share", "1 10.0 share",
      ]
    )
    #expect(negotiated.allSatisfy { $0.proposal.height == 50 })
    #expect(result.views[1].modifiers[0].frame.numbers == [0, 0, 10, 50])
    #expect(result.views[2].modifiers[0].frame.numbers == [15, 0, 90, 50])
    #expect(result.views[3].modifiers[0].frame.numbers == [110, 0, 15, 50])
  }

  @Test func whatTheStackAsksItsChildrenTheyAskTheirs() {
    let (events, _) = Self.events(Self.row, 125, 50)
    // The colour in the second frame is asked once, because of the frame, not of the stack.
    let colors = events.filter { $0.view == 5 && $0.reason != .place }
    #expect(colors.map(\.reason) == [.measure])
    #expect(colors.map(\.size) == [Size(width: 90, height: 50)])
  }

  @Test(arguments: [
    row, .zStack([row, .text("below")]), Sample.vStack([row, row]).padding(3).overlay([row]),
    .hStack(alignment: .lastTextBaseline, [.text("a"), .vStack([.text("b"), .color])]),
  ])
  func whatIsAskedWhilePlacingHasThatReason(_ sample: Sample) {
    let (events, result) = Self.events(sample, 200, 100)
    let root = result.scene.tree.nodes.firstIndex { !$0.content.isGroup } ?? 0
    // The root is measured first; from its answer on the events are those of the second pass.
    let measured = events.firstIndex { $0.view == root && $0.reason == .measure } ?? 0
    #expect(events[...measured].allSatisfy { $0.reason != .place })
    #expect(!events[(measured + 1)...].isEmpty)
    #expect(events[(measured + 1)...].allSatisfy { $0.reason == .place })
  }

  @Test func onlyViewsOfTheTreeAreHeard() {
    let (events, result) = Self.events(Sample.color.overlay([.text("a"), .text("b")]), 100, 100)
    #expect(events.allSatisfy { result.scene.tree.nodes.indices.contains($0.view) })
    #expect(Set(events.map(\.view)) == [0, 1, 2, 3])
  }

  @Test func aShortcutIsNotHeard() {
    let engine = LayoutEngine(
      SampleScene([Sample.hStack([.image(9, 9), .text("a"), .image(9, 9)])]).scene()
    )
    let recorder = Recorder()
    _ = engine.layout(trace: recorder)
    // Rigid views cannot stretch and text gives way to nothing: one probe is left.
    #expect(recorder.events.filter { $0.reason == .probeMinimum }.isEmpty)
    #expect(recorder.events.filter { $0.reason == .probeMaximum }.map(\.view) == [2])
  }
}

extension ViewContent {
  fileprivate var isGroup: Bool {
    if case .group = self { true } else { false }
  }
}
