import LayoutCore
import Synchronization

/// Counts the texts that are measured.
final class CountingMeasurer: TextMeasurer {
  private let texts = Mutex(0)

  var count: Int { texts.withLock { $0 } }

  func shape(_ text: StyledText) -> any ShapedText {
    texts.withLock { $0 += 1 }
    return FixedTextMeasurer().shape(text)
  }
}
