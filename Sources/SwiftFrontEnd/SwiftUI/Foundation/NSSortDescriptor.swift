extension NSSortDescriptor {
  /// Creates a descriptor by a property's name.
  ///
  /// Foundation on Linux does not find properties by name. This descriptor looks at stored
  /// properties: values without the property, or with one that has no order, keep their place.
  public convenience init(key: String?, ascending: Bool) {
    let path = PropertyPath(names: key?.split(separator: ".").map { String($0) } ?? [])
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      guard let first = path.value(of: first) as? any Comparable,
        let second = path.value(of: second)
      else { return .orderedSame }
      return first.order(before: second)
    }
  }

  /// Creates a descriptor by a property with or without a value: missing ones come first, and values
  /// without an order keep their place.
  ///
  /// Foundation on Linux only takes properties that are comparable, which optional ones are not.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      switch (PropertyPath.unwrapped(first), PropertyPath.unwrapped(second)) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let first?, let second?): order(first, second)
      }
    }
  }
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
