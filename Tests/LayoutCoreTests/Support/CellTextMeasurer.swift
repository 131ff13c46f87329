import LayoutCore

/// Measures text as the benchmarks do: every character is 7 points wide, every line 17 high, and
/// a line breaks between any two characters.
struct CellTextMeasurer: TextMeasurer {
  static let advance = 7.0
  static let lineHeight = 17.0

  func shape(_ text: StyledText) -> any ShapedText { CellText(count: text.content.utf8.count) }
}

private final class CellText: ShapedText {
  let metrics = FontMetrics(
    ascent: CellTextMeasurer.lineHeight - 4,
    descent: 4,
    leading: 0,
    capHeight: 9
  )
  private let count: Int

  init(count: Int) { self.count = count }

  func measure(_ request: TextRequest) -> TextMeasurement {
    // An empty text keeps its line (L18.9).
    guard count > 0 else { return TextMeasurement(width: 0, lineCount: 1, isTruncated: false) }
    let advance = CellTextMeasurer.advance * request.scale
    let fitting = request.width / advance
    let perLine = fitting >= Double(count) ? count : max(1, Int(fitting))
    let needed = (count + perLine - 1) / perLine
    let shown = min(needed, request.lineLimit)
    return TextMeasurement(
      width: Double(perLine) * advance,
      lineCount: shown,
      isTruncated: shown < needed
    )
  }

  func lines(_ request: TextRequest) -> [TextLine] { [] }
}
