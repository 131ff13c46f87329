import LayoutCore
import Testing

/// Characters of `Text` are 10 points wide here, its lines 23.868 high.
@Suite struct TextLayoutTests {
  static func layout(
    _ sample: Sample,
    width: Double?,
    height: Double? = nil,
    _ change: @escaping @Sendable (inout EnvironmentValues) -> Void = { _ in }
  ) -> LayoutResult {
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: width, height: height))
    let text = sample.environment { environment in
      environment.font = TextFont(size: .points(20))
      change(&environment)
    }
    return SampleScene([text], host: host).layout()
  }

  private static func lines(_ result: LayoutResult) -> [String] {
    result.views[0].text?.lines.map(\.text) ?? []
  }

  @Test func boundsAreThoseOfTheLines() {
    let text = Sample.text("Avocado Toast")
    #expect(Self.layout(text, width: nil).rootFrame.size == Size(width: 130, height: 24))
    #expect(Self.layout(text, width: .infinity).rootFrame.size == Size(width: 130, height: 24))
    #expect(Self.layout(text, width: 100).rootFrame.size == Size(width: 70, height: 48))
    #expect(Self.layout(text, width: 0).rootFrame.size == .zero)
    #expect(Self.layout(text, width: 100, height: 0).rootFrame.size == .zero)
  }

  @Test func aLowTextIsTruncatedToOneLineAtLeast() {
    let text = Sample.text("Avocado Toast")
    let result = Self.layout(text, width: 100, height: 30)
    #expect(result.rootFrame.size == Size(width: 100, height: 24))
    #expect(Self.lines(result) == ["Avocado T…"])
    #expect(result.views[0].text?.isTruncated == true)
    #expect(Self.lines(Self.layout(text, width: 100, height: 1)) == ["Avocado T…"])
    #expect(Self.lines(Self.layout(text, width: 100, height: 48)) == ["Avocado", "Toast"])
  }

  @Test func aLineLimitReservesAndCapsLines() {
    let text = Sample.text("one two three")
    let capped = Self.layout(text, width: 50) { $0.lineLimit = LineLimit(maximum: 2) }
    #expect(capped.rootFrame.height == 48)
    #expect(Self.lines(capped) == ["one", "two …"])
    let reserved = Self.layout(text, width: nil) {
      $0.lineLimit = LineLimit(minimum: 3, maximum: 3)
    }
    #expect(reserved.rootFrame.size == Size(width: 130, height: 72))
    #expect(Self.lines(reserved) == ["one two three"])
  }

  @Test func aTextShrinksBeforeItIsTruncated() {
    let text = Sample.text("Avocado Toast")
    func lines(_ minimum: Double, width: Double) -> [String] {
      let result = Self.layout(text, width: width, height: 20) { $0.minimumScaleFactor = minimum }
      return Self.lines(result)
    }
    #expect(lines(1, width: 100) == ["Avocado T…"])
    #expect(lines(0.5, width: 100) == ["Avocado Toast"])
    #expect(lines(0.5, width: 65) == ["Avocado Toast"])
    // At half the size 12 characters fit in 60 points.
    #expect(lines(0.5, width: 60) == ["Avocado Toa…"])
    let shrunken = Self.layout(text, width: 65, height: 20) { $0.minimumScaleFactor = 0.5 }
    #expect(shrunken.rootFrame.size == Size(width: 65, height: 12))
  }

  @Test func linesAreAlignedWithEachOther() {
    let text = Sample.text("one three")
    func offsets(_ alignment: TextAlignment, _ direction: LayoutDirection) -> [Double] {
      let result = Self.layout(text, width: 60) { environment in
        environment.multilineTextAlignment = alignment
        environment.layoutDirection = direction
      }
      return result.views[0].text?.lines.map(\.frame.minX) ?? []
    }
    #expect(offsets(.leading, .leftToRight) == [0, 0])
    #expect(offsets(.center, .leftToRight) == [10, 0])
    #expect(offsets(.trailing, .leftToRight) == [20, 0])
    #expect(offsets(.leading, .rightToLeft) == [20, 0])
    #expect(offsets(.trailing, .rightToLeft) == [0, 0])
  }

  @Test func baselinesAreThoseOfTheFirstAndLastLine() {
    let result = Self.layout(.text("one two"), width: 40)
    let view = result.views[0]
    #expect(view.guide(.firstTextBaseline) == (19, true))
    #expect(view.guide(.lastTextBaseline) == (43, true))
    #expect(view.guide(.top) == (0, false))
    let lines = view.text?.lines ?? []
    #expect(lines.map { $0.baseline.rounded() } == [19, 43])
  }

  @Test func anEmptyTextKeepsItsLine() {
    let result = Self.layout(.hStack(spacing: 0, [.text(""), .image(5, 5)]), width: 100)
    #expect(result.rootFrame.size == Size(width: 5, height: 24))
    #expect(result.views[1].text?.lines.map(\.text) == [""])
  }

  @Test func aTextIsMeasuredOncePerWayOfBreakingIt() {
    let recorder = RecordingTextMeasurer(FixedTextMeasurer())
    let row = Sample.hStack([.text("one two three"), .text("four"), .spacer(), .color])
    let result = SampleScene([row]).layout(measurer: recorder)
    #expect(result.statistics.measureCalls == recorder.answers.joined().count)
    // Each once without limit; the first again where it is broken.
    #expect(recorder.answers.map(\.count) == [2, 1])
  }

  @Test func aMeasuredTextAnswersItsRecordings() {
    let text = MeasuredText(
      natural: MeasuredText.Recording(size: Size(width: 100, height: 20), lastBaseline: 16),
      narrower: [
        MeasuredText.Recording(size: Size(width: 40, height: 60), lastBaseline: 56),
        MeasuredText.Recording(size: Size(width: 60, height: 40), lastBaseline: 36),
      ],
      firstBaseline: 16,
      metrics: .system(size: 17)
    )
    func size(_ width: Double?, _ height: Double? = nil) -> [Double] {
      let proposal = Proposal(ProposedViewSize(width: width, height: height))
      let size = text.recording(for: proposal).recording.size
      return [size.width, size.height]
    }
    #expect(size(nil) == [100, 20])
    #expect(size(100) == [100, 20])
    #expect(size(99) == [60, 40])
    #expect(size(50) == [40, 60])
    #expect(size(30) == [30, 60])
    #expect(size(0) == [0, 0])
    #expect(size(-1) == [0, 0])
    #expect(size(50, 0) == [0, 0])
    #expect(text.recording(for: Proposal(width: 30, height: .nan)).isTruncated)
  }
}
