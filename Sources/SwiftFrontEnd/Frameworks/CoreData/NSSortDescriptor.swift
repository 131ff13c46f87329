import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor by a property with or without a value: missing ones come first, and values without an
  /// order keep their place.
  ///
  /// Foundation on Linux only takes properties that are comparable, which optional ones are not.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      switch (unwrapped(first), unwrapped(second)) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let first?, let second?): order(first, second)
      }
    }
  }
}

/// Returns the value in an optional one; nil if there is none.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

private func order(_ first: Any, _ second: Any) -> ComparisonResult {
  if let first = first as? Bool, let second = second as? Bool {
    return first == second ? .orderedSame : second ? .orderedAscending : .orderedDescending
  }
  if let first = first as? NSNumber, let second = second as? NSNumber {
    return first.compare(second)
  }
  return (first as? any Comparable)?.order(before: second) ?? .orderedSame
}

extension Comparable {
  /// Returns the order of the value and another of any type.
  fileprivate func order(before other: Any) -> ComparisonResult {
    guard let other = other as? Self, self != other else { return .orderedSame }
    return self < other ? .orderedAscending : .orderedDescending
  }
}
