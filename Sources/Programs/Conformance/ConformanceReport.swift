public import SpecFormat

/// The results of many cases, with totals by topic and by confidence.
public struct ConformanceReport: Sendable {
  /// The numbers of cases that passed, failed or expect nothing.
  public struct Totals: Sendable, Hashable {
    /// Cases of which everything expected holds.
    public var passed = 0
    /// Cases of which something does not.
    public var failed = 0
    /// Cases of which something does not, as they say themselves.
    public var expectedFailures = 0
    /// Cases that ask for what another engine does not support.
    public var unsupported = 0
    /// Cases that expect nothing.
    public var unchecked = 0

    /// Creates totals of no cases.
    public init() {}

    /// The share of passed among checked cases, in percent; nil without any.
    public var percentage: Double? {
      let checked = passed + failed + expectedFailures
      return checked == 0 ? nil : Double(passed) / Double(checked) * 100
    }

    mutating func count(_ outcome: CaseResult.Outcome) {
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .expectedFailure: expectedFailures += 1
      case .unsupported: unsupported += 1
      case .unchecked: unchecked += 1
      }
    }
  }

  /// The results in the order in which the cases were run.
  public private(set) var results: [CaseResult] = []
  /// The files and cases that could not be run.
  public private(set) var unusable: [UnusableFile] = []
  /// Totals of everything.
  public private(set) var totals = Totals()
  /// Cases in which Apple's SwiftUI was seen to handle the input, or one of its class.
  public private(set) var native = Totals()
  /// Cases that rest on documents, re-implementations or derivation by hand.
  public private(set) var derived = Totals()
  /// Whether the report says for how many seconds cases ran, which is never the same twice.
  public var hasTimings = false
  /// The seconds by topic, sorted by name; of another engine none are known.
  public var seconds: [(topic: String, seconds: Double)] {
    secondsByTopic.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
  /// Totals by topic, sorted by name.
  public var topics: [(name: String, totals: Totals)] {
    byTopic.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
  /// Totals by confidence, the surest first.
  public var confidences: [(confidence: Confidence, totals: Totals)] {
    Confidence.allCases.compactMap { confidence in
      byConfidence[confidence].map { (confidence, $0) }
    }
  }

  private var byTopic: [String: Totals] = [:]
  private var secondsByTopic: [String: Double] = [:]
  private var byConfidence: [Confidence: Totals] = [:]

  /// Creates a report without cases.
  public init() {}

  /// Takes in the result of a case.
  public mutating func add(_ result: CaseResult) {
    results.append(result)
    totals.count(result.outcome)
    byTopic[result.topic, default: Totals()].count(result.outcome)
    if let seconds = result.seconds { secondsByTopic[result.topic, default: 0] += seconds }
    guard let confidence = result.confidence else { return }
    byConfidence[confidence, default: Totals()].count(result.outcome)
    if confidence.isNative {
      native.count(result.outcome)
    } else {
      derived.count(result.outcome)
    }
  }

  /// Takes in a file whose cases cannot be run, or a case.
  public mutating func add(_ file: UnusableFile) { unusable.append(file) }

  /// The cases that failed as they say themselves, and why.
  public var expectedFailures: [(result: CaseResult, reason: String)] {
    results.compactMap { result in
      if case .expectedFailure(let reason, _) = result.outcome { (result, reason) } else { nil }
    }
  }

  /// The cases that failed.
  public var failures: [(result: CaseResult, differences: [Difference])] {
    results.compactMap { result in
      if case .failed(let differences) = result.outcome { (result, differences) } else { nil }
    }
  }
}
