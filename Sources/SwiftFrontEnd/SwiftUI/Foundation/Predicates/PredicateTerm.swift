/// A predicate that was read from a format string (V18.12).
indirect enum PredicateTerm {
  case all([PredicateTerm])
  case any([PredicateTerm])
  case not(PredicateTerm)
  case comparison(PredicateComparison)

  /// Whether it holds for an object.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .all(let terms): terms.allSatisfy { $0.holds(for: object) }
    case .any(let terms): terms.contains { $0.holds(for: object) }
    case .not(let term): !term.holds(for: object)
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

/// A side of a comparison.
indirect enum PredicateOperand {
  case value(Any?)
  /// The path of a property from the object itself.
  case path([String])
  /// The number of the elements at a path.
  case count([String])
  case list([PredicateOperand])

  /// Creates the operand of a path such as `author.name`, `SELF.name` or `tags.@count`; nil for
  /// other functions of collections.
  init?(path: String) {
    var names = path.split(separator: ".").map { $0.drop { $0 == "#" } }.map(String.init)
    if names.first?.uppercased() == "SELF" { names.removeFirst() }
    let counts = names.last == "@count"
    if counts { names.removeLast() }
    if names.contains(where: { $0.hasPrefix("@") }) { return nil }
    self = counts ? .count(names) : .path(names)
  }

  /// The value for an object; nil if there is none.
  func value(for object: Any?) -> Any? {
    switch self {
    case .value(let value): value.flatMap(PropertyPath.unwrapped)
    case .path(let names): PropertyPath(names: names).value(of: object)
    case .count(let names):
      PropertyPath(names: names).value(of: object).flatMap(PropertyPath.elements)?.count
    case .list(let operands): operands.map { $0.value(for: object) }
    }
  }
}
