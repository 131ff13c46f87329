internal import LayoutCore

// Numbers that may be computed from the geometry reader around them.

extension SpecReader {
  /// How many geometry readers may lie within each other where views depend on them: each takes a
  /// layout of its own.
  static let maximumReaderDepth = 50

  /// A number, or an expression of the geometry reader around it.
  func specNumber(
    _ node: JSONNode,
    _ name: @autoclosure () -> String,
    expected: String = "a number"
  ) -> SpecNumber? {
    if let value = node.value.number { return .stated(value) }
    guard let text = node.value.string else {
      wrongType(node, expected, of: name())
      return nil
    }
    guard scope.readerDepth > 0 else {
      if text.hasPrefix("proxy") || text.contains("proxy.") {
        error(
          "'proxy' is known only inside of a GeometryReader",
          at: node.place,
          hint: "put the view into the 'children' of a GeometryReader"
        )
      } else {
        wrongType(node, expected, of: name())
      }
      return nil
    }
    guard scope.readerDepth <= SpecReader.maximumReaderDepth else {
      error(
        "'proxy' is used in geometry readers nested deeper than "
          + "\(SpecReader.maximumReaderDepth) levels",
        at: node.place
      )
      return nil
    }
    return expression(node, name(), readsProxy: true).map { .computed($0) }
  }

  func specNumber(_ key: String, of node: JSONNode) -> SpecNumber? {
    member(key, of: node).flatMap { specNumber($0, key.quoted) }
  }

  /// A number that is not negative as far as it is stated.
  func specExtent(_ key: String, of node: JSONNode) -> SpecNumber? {
    guard let member = member(key, of: node), let number = specNumber(member, key.quoted) else {
      return nil
    }
    if case .stated(let value) = number, value < 0 {
      error("\(key.quoted) must not be negative", at: member.place)
      return nil
    }
    return number
  }

  /// A number, `"inf"` or an expression.
  func specLength(_ key: String, of node: JSONNode) -> SpecNumber? {
    guard let member = member(key, of: node) else { return nil }
    if member.value.string == "inf" { return .stated(.infinity) }
    if member.value.kind == .string, scope.readerDepth == 0 {
      if member.value.string?.contains("proxy") == true { return specNumber(member, key.quoted) }
      error("\(key.quoted) must be a number or \"inf\"", at: member.place)
      return nil
    }
    return specNumber(member, key.quoted, expected: "a number or \"inf\"")
  }
}

extension ViewContent {
  /// A view of numbers, any of which may be computed from the geometry reader around it.
  static func computed(
    from numbers: [SpecNumber?],
    _ make: @escaping @Sendable (GeometryProxy) -> ViewContent
  ) -> ViewContent {
    numbers.contains(where: \.isComputed) ? .proxied(make) : make(.zero)
  }
}
