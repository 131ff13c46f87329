/// An update of a screen in another process, for its publisher.
package struct ScreenUpdate: Sendable {
  /// The file that the screen comes from.
  package var file: String
  /// The outcome of the last request, if this update reports one.
  package var outcome: AccessibilityOutcome?
  /// The answer to a request, if it is one.
  package var answer: PublishedAnswer?
  /// The announcements to speak.
  package var announcements: [AccessibilityAnnouncement]
  /// The change of the screen since the last update; nil for none.
  package var change: SnapshotChange?

  package init(
    file: String,
    outcome: AccessibilityOutcome? = nil,
    answer: PublishedAnswer? = nil,
    announcements: [AccessibilityAnnouncement] = [],
    change: SnapshotChange?
  ) {
    self.file = file
    self.outcome = outcome
    self.answer = answer
    self.announcements = announcements
    self.change = change
  }
}

extension ScreenUpdate: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(file)
    writer.write(outcome)
    writer.write(answer)
    writer.write(announcements)
    writer.write(change)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      file: try reader.read(),
      outcome: try reader.read(),
      answer: try reader.read(),
      announcements: try reader.read(),
      change: try reader.read()
    )
  }
}

extension PublishedAnswer: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(number)
    writer.write(isDone)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(to: try reader.read(), isDone: try reader.read())
  }
}

extension AccessibilityAnnouncement: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(text)
    writer.write(named: priority)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(try reader.read(), priority: try reader.readNamed())
  }
}
