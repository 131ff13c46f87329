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
}

extension Comparable {
  /// Returns the order of the value and another of any type.
  fileprivate func order(before other: Any) -> ComparisonResult {
    guard let other = other as? Self, self != other else { return .orderedSame }
    return self < other ? .orderedAscending : .orderedDescending
  }
}
