/// What a screen in another process tells whoever publishes it.
package struct ScreenNews: Sendable {
  /// The file that the screen comes from.
  package var file: String
  /// What was done last, if that is the news.
  package var outcome: AccessibilityOutcome?
  /// The screen as it is now.
  package var snapshot: AccessibilitySnapshot

  package init(file: String, outcome: AccessibilityOutcome? = nil, snapshot: AccessibilitySnapshot)
  {
    self.file = file
    self.outcome = outcome
    self.snapshot = snapshot
  }
}

extension ScreenNews: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(file)
    writer.write(outcome)
    writer.write(snapshot)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      file: try reader.read(),
      outcome: try reader.read(),
      snapshot: try reader.read()
    )
  }
}
