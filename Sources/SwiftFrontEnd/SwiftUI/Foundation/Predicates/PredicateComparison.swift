/// A comparison of a predicate's format string (V18.12).
struct PredicateComparison {
  enum Operation: String {
    case equals = "=="
    case differs = "!="
    case isLess = "<"
    case isGreater = ">"
    case isAtMost = "<="
    case isAtLeast = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case isBetween = "BETWEEN"
  }

  /// The number of a collection's elements for which it holds.
  enum Quantity {
    /// The left side is one value.
    case one
    case any
    case all
    case none
  }

  let left: PredicateOperand
  let operation: Operation
  let right: PredicateOperand
  let quantity: Quantity
  /// Letters: `c` ignores the case, `d` diacritics.
  let options: String

  /// Whether it holds for an object.
  func holds(for object: Any?) -> Bool {
    let (first, second) = (left.value(for: object), right.value(for: object))
    let elements = first.flatMap(PropertyPath.elements) ?? []
    switch quantity {
    case .one: return holds(first, second)
    case .any: return elements.contains { holds($0, second) }
    case .all: return elements.allSatisfy { holds($0, second) }
    case .none: return !elements.contains { holds($0, second) }
    }
  }

  private func holds(_ first: Any?, _ second: Any?) -> Bool {
    switch operation {
    case .equals: return areEqual(first, second)
    case .differs: return !areEqual(first, second)
    case .isLess: return order(first, second) == .orderedAscending
    case .isGreater: return order(first, second) == .orderedDescending
    case .isAtMost: return order(first, second).map { $0 != .orderedDescending } ?? false
    case .isAtLeast: return order(first, second).map { $0 != .orderedAscending } ?? false
    case .isIn: return isIn(first, second)
    case .contains: return isIn(second, first)
    case .isBetween:
      guard let bounds = second.flatMap(PropertyPath.elements), bounds.count == 2,
        let low = order(first, bounds[0]), let high = order(first, bounds[1])
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .beginsWith, .endsWith, .like, .matches:
      guard let first = first as? String, let second = second as? String else { return false }
      return holds(first, second)
    }
  }

  // MARK: Values

  /// Whether a value is an element of a collection, or a text a part of a text.
  private func isIn(_ value: Any?, _ whole: Any?) -> Bool {
    if let value = value as? String, let whole = whole as? String {
      return whole.range(of: value, options: comparison) != nil
    }
    return whole.flatMap(PropertyPath.elements)?.contains { areEqual($0, value) } ?? false
  }

  private func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    let (first, second) = (
      first.flatMap(PropertyPath.unwrapped), second.flatMap(PropertyPath.unwrapped)
    )
    guard let first, let second else { return first == nil && second == nil }
    if let order = order(first, second) { return order == .orderedSame }
    if let first = first as? any Hashable, let second = second as? any Hashable {
      return AnyHashable(first) == AnyHashable(second)
    }
    return false
  }

  /// The order of two numbers, texts or dates; nil for others.
  private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    switch (first.flatMap(PropertyPath.unwrapped), second.flatMap(PropertyPath.unwrapped)) {
    case (let first as String, let second as String):
      return first.compare(second, options: comparison)
    case (let first as Date, let second as Date): return first.compare(second)
    case (let first?, let second?):
      guard let first = PredicateComparison.number(first),
        let second = PredicateComparison.number(second), !first.isNaN, !second.isNaN
      else { return nil }
      return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    default: return nil
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  // MARK: Texts

  private var comparison: String.CompareOptions {
    var comparison: String.CompareOptions = []
    if options.contains("c") { comparison.insert(.caseInsensitive) }
    if options.contains("d") { comparison.insert(.diacriticInsensitive) }
    return comparison
  }

  private func holds(_ first: String, _ second: String) -> Bool {
    switch operation {
    case .beginsWith: return first.range(of: second, options: comparison.union(.anchored)) != nil
    case .endsWith:
      return first.range(of: second, options: comparison.union([.anchored, .backwards])) != nil
    case .matches: return fits(first, second)
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: second)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return fits(first, pattern)
    case .equals, .differs, .isLess, .isGreater, .isAtMost, .isAtLeast, .contains, .isIn,
      .isBetween:
      return false
    }
  }

  private func fits(_ text: String, _ pattern: String) -> Bool {
    let comparison = comparison.intersection(.caseInsensitive).union(.regularExpression)
    var (text, pattern) = (text, pattern)
    if options.contains("d") {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    return text.range(of: "^(?:\(pattern))$", options: comparison) != nil
  }
}
