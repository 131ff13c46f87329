internal import AccessibilityCore

/// What one rule says of one variant of a screen.
package struct RuleAnswers: Sendable {
  /// What a finding is about: a view by its path, and its position in the view tree.
  package struct Subject: Sendable, Hashable {
    /// The view's path.
    package var id: String
    /// The view's position in the view tree.
    package var source: Int
    /// A text that the sources may have it by: its words or name.
    package var words: String?
    /// Whether only the layout in the other direction has it.
    package var isOfOtherDirection = false
  }

  /// Something that is wrong.
  package struct Failure: Sendable {
    package var subject: Subject
    package var level: AuditLevel
    /// What is wrong, as a sentence without a full stop.
    package var message: String
    /// The number that was measured, where there is one.
    package var measured: Double?
    /// The number that is required, where there is one.
    package var required: Double?
  }

  /// What could not be decided.
  package struct Doubt: Sendable {
    package var subject: Subject
    /// Why not.
    package var reason: String
  }

  /// What has been looked at.
  package private(set) var judged: Set<String> = []
  /// What is wrong.
  package private(set) var failures: [Failure] = []
  /// What could not be decided.
  package private(set) var doubts: [Doubt] = []

  init() {}

  /// Notes that the rule has looked at something.
  mutating func judge(_ id: String) { judged.insert(id) }

  mutating func fail(
    _ subject: Subject,
    _ level: AuditLevel,
    _ message: String,
    measured: Double? = nil,
    required: Double? = nil
  ) {
    failures.append(
      Failure(
        subject: subject,
        level: level,
        message: message,
        measured: measured,
        required: required
      )
    )
  }

  /// Leaves out what does not fit a condition.
  mutating func keepFailures(where condition: (Failure) -> Bool) {
    failures.removeAll { !condition($0) }
  }

  mutating func doubt(_ subject: Subject, _ reason: String) {
    doubts.append(Doubt(subject: subject, reason: reason))
  }
}

extension RuleAnswers.Subject {
  init(_ view: AuditView) {
    self.init(id: view.id, source: view.source, words: view.string)
  }

  init(_ element: AuditElement) {
    self.init(
      id: element.node.id,
      source: element.node.view,
      words: element.name.isEmpty ? nil : element.name
    )
  }
}
