internal import LayoutCore
internal import Synchronization

/// A shaped text that caches its last measurements: a screen that is laid out again, or that has
/// the text several times, measures for the same widths and limits.
final class RememberingText: ShapedText {
  /// A label has few widths: the natural one, that of its column, those of a stack's probes.
  private static let capacity = 4

  private let text: ClusteredText
  private let answers = Mutex<[(request: TextRequest, measurement: TextMeasurement)]>([])

  init(_ text: ClusteredText) { self.text = text }

  var metrics: FontMetrics { text.metrics }

  func measure(_ request: TextRequest) -> TextMeasurement {
    answers.withLock { answers in
      if let answer = answers.first(where: { $0.request == request }) { return answer.measurement }
      let measurement = text.measure(request)
      if answers.count == RememberingText.capacity { answers.removeFirst() }
      answers.append((request, measurement))
      return measurement
    }
  }

  func lines(_ request: TextRequest) -> [TextLine] { text.lines(request) }

  func glyphLines(_ request: TextRequest, from measurer: any TextMeasurer) -> [GlyphLine] {
    text.glyphLines(request, from: measurer)
  }
}
