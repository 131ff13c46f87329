extension NSPredicate {
  /// Creates a predicate of one comparison of the object itself, such as `SELF MATCHES %@`.
  ///
  /// Foundation on Linux parses no formats. This parser has comparisons of texts, `TRUEPREDICATE`
  /// and `FALSEPREDICATE`; comparisons of properties, which only Objective-C finds by name, are
  /// false.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(_format: format, arguments)
  }

  /// Creates a predicate of one comparison of the object itself, such as `SELF MATCHES %@`.
  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(_format: format, argumentArray ?? [])
  }

  private convenience init(_format format: String, _ arguments: [Any]) {
    let comparison = TextComparison(format, arguments)
    let isTrue = format.trimmingCharacters(in: .whitespaces).uppercased() == "TRUEPREDICATE"
    self.init { object, _ in
      guard let comparison else { return isTrue }
      return (object as? String).map(comparison.holds) ?? false
    }
  }
}

/// A comparison of a text with another.
private struct TextComparison: Sendable {
  private enum Operation: String {
    case matches = "MATCHES"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case equals = "=="
    case differs = "!="
  }

  private let operation: Operation
  private let ignoresCase: Bool
  private let ignoresDiacritics: Bool
  private let text: String

  init?(_ format: String, _ arguments: [Any]) {
    let words = format.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count == 3, words[0].uppercased() == "SELF" else { return nil }
    let name = words[1].prefix { $0 != "[" }.uppercased()
    guard let operation = Operation(rawValue: name == "=" ? "==" : name) else { return nil }
    self.operation = operation
    let options = words[1].dropFirst(name.count).lowercased()
    ignoresCase = options.contains("c")
    ignoresDiacritics = options.contains("d")
    let value = words[2].trimmingCharacters(in: .whitespaces)
    if value == "%@" {
      guard let argument = arguments.first as? String else { return nil }
      text = argument
    } else if let quote = value.first, quote == "\"" || quote == "'", value.last == quote {
      text = String(value.dropFirst().dropLast())
    } else {
      return nil
    }
  }

  func holds(for object: String) -> Bool {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    switch operation {
    case .matches: return fits(object, text, options)
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: text)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return fits(object, pattern, options)
    case .contains: return object.range(of: text, options: options) != nil
    case .beginsWith: return object.range(of: text, options: options.union(.anchored)) != nil
    case .endsWith:
      return object.range(of: text, options: options.union([.anchored, .backwards])) != nil
    case .equals: return object.compare(text, options: options) == .orderedSame
    case .differs: return object.compare(text, options: options) != .orderedSame
    }
  }

  private func fits(_ object: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    let options = options.intersection(.caseInsensitive).union(.regularExpression)
    return object.range(of: "^(?:\(pattern))$", options: options) != nil
  }
}
