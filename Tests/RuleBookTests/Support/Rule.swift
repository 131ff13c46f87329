/// A rule as the book has it.
struct Rule {
  /// How sure a rule is.
  enum Confidence: String, CaseIterable {
    case verified
    case exact
    case measuredTwice = "measured twice"
    case measured
    case documented
    case reverseEngineeredTwice = "reverse-engineered twice"
    case reverseEngineered = "reverse-engineered"
    case folklore
    case derived
    case chosen
    case unknown
    case disputed
  }

  /// What makes the rule true, or why nothing does.
  enum Implementation {
    case types([String], cases: [String])
    case missing(reason: String)
  }

  var number: RuleNumber
  var text: String
  var source: String
  var confidences: [String]
  var implementation: Implementation
  var location: Location

  var isDisputed: Bool { confidences.contains(Confidence.disputed.rawValue) }
}

/// A row of the table of disputed rules.
struct DisputedRow {
  var number: RuleNumber
  /// Question, readings, what was chosen.
  var words: [String]
  var rules: [RuleNumber]
  var implementation: Rule.Implementation
  var location: Location

  var isIncomplete: Bool {
    let isDecided =
      switch implementation {
      case .types(let types, _): !types.isEmpty
      case .missing(let reason): !reason.isEmpty
      }
    return words.contains("") || rules.isEmpty || !isDecided
  }
}

/// A line of a file of the project.
struct Location: CustomStringConvertible {
  var path: String
  var line: Int

  var description: String { "\(path):\(line)" }
}

/// A text of the project by its path from the project's root.
struct ProjectFile {
  var path: String
  var text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}
