import LayoutCore

/// Measures as another measurer does and writes down the answers.
final class RecordingTextMeasurer: TextMeasurer, @unchecked Sendable {
  /// The answers of each text, in the order in which the engine had texts prepared.
  private(set) var answers: [[TextMeasurement]] = []
  private let measurer: any TextMeasurer

  init(_ measurer: any TextMeasurer) { self.measurer = measurer }

  func shape(_ text: StyledText) -> any ShapedText {
    answers.append([])
    return RecordingText(measurer.shape(text), index: answers.count - 1, recorder: self)
  }

  private final class RecordingText: ShapedText {
    private let text: any ShapedText
    private let index: Int
    private let recorder: RecordingTextMeasurer

    init(_ text: any ShapedText, index: Int, recorder: RecordingTextMeasurer) {
      self.text = text
      self.index = index
      self.recorder = recorder
    }

    var metrics: FontMetrics { text.metrics }

    func measure(_ request: TextRequest) -> TextMeasurement {
      let answer = text.measure(request)
      recorder.answers[index].append(answer)
      return answer
    }

    func lines(_ request: TextRequest) -> [TextLine] { text.lines(request) }
  }
}
