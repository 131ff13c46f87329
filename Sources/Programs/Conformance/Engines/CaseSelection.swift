package import SpecFormat

/// A selection of cases: those for which every filter holds.
package struct CaseSelection: Sendable {
  /// The property of cases that a filter compares.
  package enum Key: String, Sendable, CaseIterable {
    /// The folder of the file.
    case topic
    /// A view, a modifier or anything else that an engine has to know, or a key of `expect`.
    case feature
    /// The confidence of the expectation.
    case confidence
    /// The path of the file, a part of it.
    case file
    /// The name of the case, a part of it.
    case name
    /// A level, and all below it.
    case level
  }

  /// An error in a filter.
  package struct Mistake: Error, CustomStringConvertible {
    /// The error, with the right form.
    package let description: String
  }

  private enum Filter: Sendable {
    case text(String)
    case key(Key, String)
    case level(Int)
  }

  private var filters: [Filter] = []

  /// Reads filters: `KEY:VALUE`, or a part of a file or name; case does not count.
  package init(_ texts: [String]) throws(Mistake) {
    for text in texts { filters.append(try CaseSelection.filter(text)) }
  }

  private static func filter(_ text: String) throws(Mistake) -> Filter {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let key = Key(rawValue: parts[0].lowercased()) else {
      return .text(text.lowercased())
    }
    let value = String(parts[1])
    switch key {
    case .level:
      guard let level = Int(value), 1...CaseFeatures.highestLevel ~= level else {
        throw Mistake(
          description: "the level of '\(text)' must be 1 to \(CaseFeatures.highestLevel)"
        )
      }
      return .level(level)
    case .confidence:
      let names = Confidence.allCases.map(\.rawValue)
      guard names.contains(value.lowercased()) else {
        throw Mistake(
          description: "no confidence is called '\(value)'; there are "
            + names.joined(separator: ", ")
        )
      }
      return .key(key, value.lowercased())
    case .topic, .feature, .file, .name: return .key(key, value.lowercased())
    }
  }

  /// Whether a filter looks at what cases need.
  package var needsFeatures: Bool {
    filters.contains { filter in
      switch filter {
      case .level, .key(.feature, _): true
      case .text, .key: false
      }
    }
  }

  /// Whether a case is wanted.
  ///
  /// - Parameter features: The features it needs; ignored unless ``needsFeatures``.
  package func wants(_ spec: Spec, _ features: CaseFeatures?) -> Bool {
    filters.allSatisfy { filter in
      switch filter {
      case .text(let text):
        spec.file.lowercased().contains(text) || (spec.name ?? "").lowercased().contains(text)
      case .level(let level): (features?.level ?? .max) <= level
      case .key(.topic, let value):
        ConformanceRunner.topic(of: spec.file).lowercased() == value
      case .key(.feature, let value):
        ((features?.names ?? []) + (features?.wanted ?? [])).contains { $0.lowercased() == value }
      case .key(.confidence, let value): spec.confidence?.rawValue.lowercased() == value
      case .key(.file, let value): spec.file.lowercased().contains(value)
      case .key(.name, let value): (spec.name ?? "").lowercased().contains(value)
      case .key(.level, _): true
      }
    }
  }
}
