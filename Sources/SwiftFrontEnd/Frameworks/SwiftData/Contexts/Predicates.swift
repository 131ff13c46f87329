import Foundation

// Predicate expressions for texts that Foundation only has on Apple's systems; `#Predicate` expands
// to them.

extension PredicateExpressions {
  /// Whether a text contains another one, as people search: without regard for case and accents.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// The text to search for.
    public let other: Other

    /// Creates the question.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Evaluates the expression.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return String(text).range(
        of: String(part),
        options: [.caseInsensitive, .diacriticInsensitive],
        locale: .current
      ) != nil
    }
  }

  /// The comparison of a text with another one.
  public struct StringCompare<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other
    /// `true` to ignore case; otherwise by the rules of a language.
    let ignoresCase: Bool

    /// Evaluates the expression.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (text, other) = (
        String(try root.evaluate(bindings)), String(try other.evaluate(bindings))
      )
      return ignoresCase ? text.caseInsensitiveCompare(other) : text.localizedCompare(other)
    }
  }

  /// The expansion of `localizedStandardContains` in `#Predicate`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// The expansion of `localizedCompare` in `#Predicate`.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringCompare<Root, Other> {
    StringCompare(root: root, other: other, ignoresCase: false)
  }

  /// The expansion of `caseInsensitiveCompare` in `#Predicate`.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringCompare<Root, Other> {
    StringCompare(root: root, other: other, ignoresCase: true)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCompare: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCompare: Codable
where Root: Codable, Other: Codable {}
