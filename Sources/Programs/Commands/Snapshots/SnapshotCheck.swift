import AccessibilityCore

/// The comparison of one document of a screen with its golden.
struct SnapshotCheck {
  /// The result of the comparison.
  enum Outcome: String, CaseIterable {
    case same
    case different
    case missing
    /// A golden was written that was not there.
    case recorded
    /// A golden was written in the place of one that differs.
    case updated
  }

  let kind: SnapshotKind
  /// The path of the golden.
  let golden: String
  var outcome: Outcome
  /// The differences, a sentence each; of a picture that is the same, those within the tolerance.
  var differences: [String] = []
  /// The number of differences that are left out, since there are too many.
  var hiddenCount = 0
  /// The lines of both documents where they differ, as diff shows them; empty unless a page is
  /// made.
  var lines: [String] = []
  /// The golden's picture, if it is needed.
  var before: [UInt8] = []
  /// The document, if it is to be written or shown.
  var now: [UInt8] = []
  /// The picture of the differences, if it is needed.
  var difference: [UInt8] = []

  init(_ kind: SnapshotKind, golden: String, _ outcome: Outcome) {
    (self.kind, self.golden, self.outcome) = (kind, golden, outcome)
  }

  /// Whether it fails the command.
  var isFailure: Bool {
    switch outcome {
    case .different, .missing: true
    case .same, .recorded, .updated: false
    }
  }

  /// All differences as lines, the number of those left out at the end.
  var summary: [String] {
    hiddenCount > 0 ? differences + ["and \(hiddenCount) more"] : differences
  }
}

extension SnapshotCheck: LinkValue {
  func write(to writer: inout LinkWriter) {
    writer.write(kind.rawValue)
    writer.write(golden)
    writer.write(outcome.rawValue)
    writer.write(differences)
    writer.write(hiddenCount)
    writer.write(lines)
    for bytes in [before, now, difference] {
      writer.write(bytes.count)
      writer.write(raw: bytes)
    }
  }

  init(from reader: inout LinkReader) throws(LinkError) {
    let words: [String] = [try reader.read(), try reader.read(), try reader.read()]
    guard let kind = SnapshotKind(rawValue: words[0]), let outcome = Outcome(rawValue: words[2])
    else { throw LinkError() }
    self.init(kind, golden: words[1], outcome)
    differences = try reader.read()
    hiddenCount = try reader.read()
    lines = try reader.read()
    func bytes() throws(LinkError) -> [UInt8] {
      let count: Int = try reader.read()
      return Array(try reader.take(count))
    }
    before = try bytes()
    now = try bytes()
    difference = try bytes()
  }
}
