internal import AccessibilityCore

/// The answers of one rule for one variant of a screen.
package struct RuleAnswers: Sendable {
  /// The subject of a finding: a view's path and its position in the view tree.
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
    /// The mistake, as a sentence without a full stop.
    package var message: String
    /// The number that was measured, where there is one.
    package var measured: Double?
    /// The number that is required, where there is one.
    package var required: Double?
  }

  /// A question that could not be decided.
  package struct Doubt: Sendable {
    package var subject: Subject
    /// Why not.
    package var reason: String
  }

  /// The judged subjects, by their paths.
  package private(set) var judged: Set<String> = []
  /// The mistakes.
  package private(set) var failures: [Failure] = []
  /// The questions that could not be decided.
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
