import Foundation

// What `#Predicate` writes for texts, and Foundation has on Apple's systems alone.

extension PredicateExpressions {
  /// Whether a text contains another one, as people search: without regard for case and accents.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// What is looked for.
    public let other: Other

    /// Creates the question.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Answers the question.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return String(text).range(
        of: String(part),
        options: [.caseInsensitive, .diacriticInsensitive],
        locale: .current
      ) != nil
    }
  }

  /// How a text stands to another one in the order of a language.
  public struct StringLocalizedCompare<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// The other one.
    public let other: Other

    /// Creates the question.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Answers the question.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).localizedCompare(String(try other.evaluate(bindings)))
    }
  }

  /// How a text stands to another one, without regard for case.
  public struct StringCaseInsensitiveCompare<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// The other one.
    public let other: Other

    /// Creates the question.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Answers the question.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).caseInsensitiveCompare(
        String(try other.evaluate(bindings))
      )
    }
  }

  /// What `#Predicate` writes for `localizedStandardContains`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// What `#Predicate` writes for `localizedCompare`.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }

  /// What `#Predicate` writes for `caseInsensitiveCompare`.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {
}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
where Root: Codable, Other: Codable {}
