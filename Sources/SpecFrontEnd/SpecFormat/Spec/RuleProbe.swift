/// A question to a single rule, for what no view tree can show.
public struct RuleProbe: Sendable {
  /// The rules that can be asked.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    case flexibleFrameBounds
    case flexibilityPrecedes
    case pixelRound
    case spacingDistance
    case stackSpacing
    case resetSpacing
    case textMetricsSpacing
    case textSpacing
    case lineSpacing
    case combineExplicit
    case edgeInsets
    case fontMetrics
    case platformFontSizes
  }

  /// The rule.
  public var rule: Rule
  /// The input of the rule, as `Specs/README.md` describes it for each rule.
  public var given: ProbeValue
}

/// A value that a rule is given or answers, in the shape of JSON.
public indirect enum ProbeValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// A number; infinities are written `"inf"` and `"-inf"`.
  case number(Double)
  case string(String)
  case list([ProbeValue])
  case object([String: ProbeValue])

  /// The member with a key; null if there is none.
  public subscript(key: String) -> ProbeValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The number, if it is one.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The text, if it is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements; none if it is not a list.
  public var elements: [ProbeValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The members; none if it is not an object.
  public var members: [String: ProbeValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}
