package import AccessibilityCore

/// What an audit says of some screens: findings, what could not be decided, how much was looked at.
package struct AuditReport: Sendable {
  /// Where something is in a file.
  package struct Place: Sendable, Hashable {
    /// The file as the user named it.
    package var file: String
    /// The line, counted from 1; nil if nobody knows.
    package var line: Int?
    /// The character within the line, counted from 1.
    package var column: Int?
    /// Whether the view itself is there, and not only the screen that it is in.
    package var isOfView: Bool

    package init(file: String, line: Int?, column: Int?, isOfView: Bool) {
      self.file = file
      self.line = line
      self.column = column
      self.isOfView = isOfView
    }
  }

  /// Something that is wrong, wherever it is met.
  package struct Finding: Sendable {
    /// The rule's name.
    package var rule: String
    package var level: AuditLevel
    package var place: Place
    /// The screens that it is met on.
    package var screens: [String]
    /// The path of the view on the first of them.
    package var view: String
    /// What is wrong, as a sentence without a full stop.
    package var message: String
    package var measured: Double?
    package var required: Double?
    /// The variants in which it holds, in their order.
    package var variants: [String]
    /// What stays the same while lines move.
    package var fingerprint: String
  }

  /// Something that could not be decided.
  package struct Doubt: Sendable, Hashable {
    package var rule: String
    package var place: Place
    package var screen: String
    package var view: String
    package var reason: String
  }

  /// What is wrong.
  package var findings: [Finding] = []
  /// What could not be decided.
  package var doubts: [Doubt] = []
  /// How many screens have been looked at.
  package var screens = 0
  /// How many elements and views rules have looked at, each once a screen.
  package var judged = 0
  /// How many findings are silenced: they are meant, or not wanted.
  package var silenced = 0
  /// How many findings a baseline has.
  package var known = 0
  /// The names of the variants.
  package var variants: [String] = []

  package init() {}

  /// How many findings are of a level.
  package func count(_ level: AuditLevel) -> Int { findings.count { $0.level == level } }

  /// Adds what is said of other screens: what is met at the same place is one finding.
  package mutating func add(_ other: AuditReport) {
    screens += other.screens
    judged += other.judged
    variants += other.variants.filter { !variants.contains($0) }
    doubts += other.doubts.filter { !doubts.contains($0) }
    for finding in other.findings { add(finding) }
  }

  private mutating func add(_ finding: Finding) {
    let same = findings.firstIndex {
      $0.rule == finding.rule && $0.fingerprint == finding.fingerprint && $0.place == finding.place
    }
    guard let same else { return findings.append(finding) }
    findings[same].level = max(findings[same].level, finding.level)
    findings[same].screens += finding.screens.filter { !findings[same].screens.contains($0) }
    findings[same].variants += finding.variants.filter { !findings[same].variants.contains($0) }
  }

  /// Brings findings into the order of files and lines, the worst of a line first.
  package mutating func sort() {
    findings = findings.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.place.file != other.place.file { return one.place.file < other.place.file }
      let (line, otherLine) = (one.place.line ?? 0, other.place.line ?? 0)
      if line != otherLine { return line < otherLine }
      if one.level != other.level { return one.level > other.level }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension AuditReport: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(screens)
    writer.write(judged)
    writer.write(variants)
    writer.write(findings.count)
    for finding in findings {
      writer.write(finding.rule)
      writer.write(finding.level.rawValue)
      finding.place.write(to: &writer)
      writer.write(finding.screens)
      writer.write(finding.view)
      writer.write(finding.message)
      writer.write(finding.measured)
      writer.write(finding.required)
      writer.write(finding.variants)
      writer.write(finding.fingerprint)
    }
    writer.write(doubts.count)
    for doubt in doubts {
      writer.write(doubt.rule)
      doubt.place.write(to: &writer)
      writer.write(doubt.screen)
      writer.write(doubt.view)
      writer.write(doubt.reason)
    }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    screens = try reader.read()
    judged = try reader.read()
    variants = try reader.read()
    let count: Int = try reader.read()
    for _ in 0..<max(count, 0) {
      let rule: String = try reader.read()
      let name: String = try reader.read()
      guard let level = AuditLevel(rawValue: name) else { throw LinkError() }
      findings.append(
        Finding(
          rule: rule,
          level: level,
          place: try Place(from: &reader),
          screens: try reader.read(),
          view: try reader.read(),
          message: try reader.read(),
          measured: try reader.read(),
          required: try reader.read(),
          variants: try reader.read(),
          fingerprint: try reader.read()
        )
      )
    }
    let doubtCount: Int = try reader.read()
    for _ in 0..<max(doubtCount, 0) {
      doubts.append(
        Doubt(
          rule: try reader.read(),
          place: try Place(from: &reader),
          screen: try reader.read(),
          view: try reader.read(),
          reason: try reader.read()
        )
      )
    }
  }
}

extension AuditReport.Place: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(file)
    writer.write(line)
    writer.write(column)
    writer.write(isOfView)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      file: try reader.read(),
      line: try reader.read(),
      column: try reader.read(),
      isOfView: try reader.read()
    )
  }
}
