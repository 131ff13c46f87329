internal import LayoutCore

// Numbers that may be computed from the geometry reader around them.

extension SpecReader {
  /// The limit of geometry readers within each other where views depend on them: each takes a
  /// further layout.
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
    if scope.readerDepth == 0, !text.mentionsProxy {
      if mayCompute(node) { return computed(node).map { .stated($0) } }
      wrongType(node, expected, of: name(), hint: hintForTime(node))
      return nil
    }
    guard mayReadProxy(node) else { return nil }
    return parsed(node, proxyParser(text)) { parser throws(GuideExpressionParser.Failure) in
      let expression = try parser.parse()
      if let constant = expression.constant, constant.isFinite { return .stated(constant) }
      return .computed(ProxyExpression(expression, parser.quantities))
    }
  }

  /// Reads an `If`: its views are those of one of two branches, which are both in the tree.
  func conditional(_ node: JSONNode, id: String?) {
    tree.builder.open(.group, id: id)
    let condition = condition(of: node)
    branch("children", of: node, if: condition) { $0 }
    if member("else", of: node) != nil { branch("else", of: node, if: condition) { !$0 } }
    tree.builder.close()
  }

  private func branch(
    _ key: String,
    of node: JSONNode,
    if condition: SpecCondition?,
    _ isShown: @escaping @Sendable (Bool) -> Bool
  ) {
    let make: @Sendable (GeometryProxy) -> ViewContent = { proxy in
      .conditional(isPresent: isShown(condition?.holds(proxy) ?? true))
    }
    let isComputed = condition?.readsProxy == true
    let isAbsent = !isComputed && !isShown(condition?.holds(.zero) ?? true)
    tree.builder.open(isComputed ? .proxied(make) : make(.zero))
    read(in: scope.with { $0.motion.isAbsent = $0.motion.isAbsent || isAbsent }) {
      childViews(key, of: node)
    }
    tree.builder.close()
  }

  /// A view as a named coordinate space.
  func coordinateSpace(_ node: JSONNode, _ name: String) -> ModifierContent? {
    guard let space = string(node, name.quoted) else { return nil }
    if space.isEmpty {
      error("the name of a coordinate space is empty", at: node.place)
      return nil
    }
    return .coordinateSpace(space)
  }

  /// The condition of an `If`; nil if it cannot be read.
  private func condition(of node: JSONNode) -> SpecCondition? {
    guard let condition = member("condition", of: node) else { return nil }
    if condition.isFilledIn, let value = condition.value.boolean {
      return .comparison(.number(value ? 1 : 0), .equal, .number(1))
    }
    guard let text = string(condition, "'condition'"),
      !text.mentionsProxy || mayReadProxy(condition)
    else { return nil }
    return parsed(condition, proxyParser(text)) { parser throws(GuideExpressionParser.Failure) in
      try parser.parseCondition()
    }
  }

  /// Whether a condition of numbers alone holds; nil for one that depends on anything else.
  func constantCondition(_ node: JSONNode) -> Bool? {
    if node.isFilledIn, let value = node.value.boolean { return value }
    guard let text = node.value.string, !text.mentionsProxy else { return nil }
    var parser = GuideExpressionParser(text, isConstant: true) { _, _ in
      .failure(GuideNameProblem(message: "", hint: nil))
    }
    guard let condition = try? parser.parseCondition(), !condition.readsProxy else { return nil }
    return condition.holds(.zero)
  }

  private func proxyParser(_ text: String) -> GuideExpressionParser {
    GuideExpressionParser(text, readsProxy: true, constants: scope.motion.constants) {
      [unowned self]
      name,
      axis in
      guide(name, on: axis)
    }
  }

  /// Whether there is a geometry reader around a node that uses it.
  private func mayReadProxy(_ node: JSONNode) -> Bool {
    if scope.readerDepth == 0 {
      error(
        "'proxy' is known only inside of a GeometryReader",
        at: node.place,
        hint: "put the view into the 'children' of a GeometryReader"
      )
      return false
    }
    if scope.readerDepth > SpecReader.maximumReaderDepth {
      error(
        "'proxy' is used in geometry readers nested deeper than "
          + "\(SpecReader.maximumReaderDepth) levels",
        at: node.place
      )
      return false
    }
    return true
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
      if member.value.string?.contains("proxy") == true || mayCompute(member) {
        return specNumber(member, key.quoted)
      }
      error("\(key.quoted) must be a number or \"inf\"", at: member.place)
      return nil
    }
    return specNumber(member, key.quoted, expected: "a number or \"inf\"")
  }
}

extension String {
  /// Whether a text seems to ask a geometry reader for something.
  fileprivate var mentionsProxy: Bool { hasPrefix("proxy") || contains("proxy.") }
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
