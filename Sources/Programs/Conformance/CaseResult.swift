public import SpecFormat

/// The result of comparing a spec's expectations with its layout.
public struct CaseResult: Sendable {
  /// The outcome of a case.
  public enum Outcome: Sendable, Hashable {
    /// Everything expected holds.
    case passed
    /// Something does not; the first differences.
    case failed([Difference])
    /// Something does not, as the spec says that it will; why, and the first differences.
    case expectedFailure(reason: String, [Difference])
    /// The features wanted that another engine does not support.
    case unsupported([String])
    /// The spec expects nothing.
    case unchecked
  }

  /// The file as named by the user.
  public var file: String
  /// The name of the case, or the title of a file that is one case.
  public var name: String
  /// The topic of the case: the folder it lies in.
  public var topic: String
  /// The confidence of the expectation.
  public var confidence: Confidence?
  /// The source of the expectation.
  public var source: String?
  /// The number of values compared.
  public var comparisons: Int
  /// Whether everything expected holds.
  public var outcome: Outcome
  /// The number of differences beyond those that the outcome lists.
  public var hiddenDifferences = 0
  /// The seconds that the comparison took; nil if they are not known.
  public var seconds: Double?

  /// Creates the result of a case.
  package init(
    file: String,
    name: String,
    topic: String,
    confidence: Confidence?,
    source: String?,
    comparisons: Int,
    outcome: Outcome,
    hiddenDifferences: Int = 0
  ) {
    self.file = file
    self.name = name
    self.topic = topic
    self.confidence = confidence
    self.source = source
    self.comparisons = comparisons
    self.outcome = outcome
    self.hiddenDifferences = hiddenDifferences
  }

  /// Creates the result of a spec.
  init(_ spec: Spec, comparisons: Int, outcome: Outcome, hiddenDifferences: Int = 0) {
    self.init(
      file: spec.file,
      name: spec.name ?? spec.title ?? spec.file,
      topic: ConformanceRunner.topic(of: spec.file),
      confidence: spec.confidence,
      source: spec.source,
      comparisons: comparisons,
      outcome: outcome,
      hiddenDifferences: hiddenDifferences
    )
  }

  /// The result of a spec that expects nothing.
  package static func unchecked(_ spec: Spec) -> CaseResult {
    CaseResult(spec, comparisons: 0, outcome: .unchecked)
  }

  /// That there are more differences than are listed; nil if there are none.
  var rest: String? {
    guard hiddenDifferences > 0 else { return nil }
    return "and \(hiddenDifferences) more difference\(hiddenDifferences == 1 ? "" : "s")"
  }
}
