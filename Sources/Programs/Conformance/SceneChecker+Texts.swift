internal import LayoutCore
internal import SpecFormat

extension SceneChecker {
  /// Compares lines and whether they are cut off.
  func checkTexts(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.lines {
      guard let view = view(expected.id, "lines", &comparison) else { continue }
      comparison.compare(
        view.text?.lines.map(\.text) ?? [],
        expected.value,
        Subject("lines of \(expected.id)", "lines", of: expected.id)
      )
    }
    for expected in values.containedLines {
      guard let view = view(expected.id, "lines", &comparison) else { continue }
      comparison.contains(
        (view.text?.lines.map(\.text) ?? []).map(\.listing),
        expected.value.map(\.listing),
        Subject("text of \(expected.id)", "lines", of: expected.id)
      )
    }
    for expected in values.truncated {
      guard let view = view(expected.id, "truncated", &comparison) else { continue }
      comparison.compare(
        view.isTextTruncated,
        expected.value,
        Subject("truncation of \(expected.id)", "truncated", of: expected.id)
      )
    }
  }
}
