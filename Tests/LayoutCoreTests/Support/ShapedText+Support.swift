import LayoutCore

extension ShapedText {
  /// The lines at a width, in characters of the fixed measurer, as shown.
  func lines(_ capacity: Double, limit: Int = .max) -> [String] {
    lines(TextRequest(width: capacity * 10, lineLimit: limit)).map(\.text)
  }
}

/// A text of characters that are 10 points wide.
func fixedText(_ content: String, _ mode: TruncationMode = .tail) -> any ShapedText {
  var environment = EnvironmentValues()
  environment.font = TextFont(size: .points(20))
  environment.truncationMode = mode
  return FixedTextMeasurer().shape(StyledText(content, in: environment))
}
