extension NSSortDescriptor {
  /// Creates a descriptor by a property's name.
  ///
  /// Foundation on Linux does not find properties by name. This descriptor looks at stored
  /// properties: values without the property, or with one that has no order, keep their place.
  public convenience init(key: String?, ascending: Bool) {
    let names = key?.split(separator: ".").map { String($0) } ?? []
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      guard let first = value(of: first, names) as? any Comparable,
        let second = value(of: second, names)
      else { return .orderedSame }
      return first.order(before: second)
    }
  }
}

/// Returns the value at the end of a path of property names; nil if there is none.
private func value(of value: Any, _ names: [String]) -> Any? {
  names.reduce(Optional(value)) { value, name in
    value.flatMap { stored(name, in: $0) }
  }
}

private func stored(_ name: String, in value: Any) -> Any? {
  var mirror = Optional(Mirror(reflecting: value))
  while let current = mirror {
    // Property wrappers are stored under a name with an underscore.
    let child = current.children.first { $0.label == name || $0.label == "_" + name }
    if let child { return unwrapped(child.value) }
    mirror = current.superclassMirror
  }
  return nil
}

/// Returns the wrapped value; nil for an empty optional.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first?.value
}

extension Comparable {
  /// Returns the order of the value and another of any type.
  fileprivate func order(before other: Any) -> ComparisonResult {
    guard let other = other as? Self, self != other else { return .orderedSame }
    return self < other ? .orderedAscending : .orderedDescending
  }
}
