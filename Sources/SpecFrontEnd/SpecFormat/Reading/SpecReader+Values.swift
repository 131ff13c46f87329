internal import LayoutCore

extension SpecReader {
  // Names are for messages: they are put together only when there is something to say.

  // MARK: Objects

  /// Notes the keys of an object that do not belong there and those that are missing.
  ///
  /// - Parameters:
  ///   - owner: The name of the object, for messages: "a scene", "'padding'".
  ///   - hint: A suggested fix for a key that does not belong there; nil for the key it resembles.
  /// - Returns: Whether the node is an object at all.
  @discardableResult
  func check(
    _ node: JSONNode,
    _ object: SpecObject,
    of owner: String,
    hint: ((String) -> String?)? = nil
  ) -> Bool {
    guard node.value.kind == .object else {
      wrongType(node, "an object", of: owner)
      return false
    }
    var members = node.value.members
    while let member = members.nextMember() {
      if member.key.firstByte == UInt8(ascii: "c"), member.key == "comment" {
        checkComment(of: node)
      }
      if object.allows(member.key) { continue }
      let key = member.key.string
      error(
        "\(owner) has no \(key.quoted)",
        at: .key(in: node.value, key),
        hint: hint?(key) ?? suggestion(key, object.fields.map(\.name))
      )
    }
    for name in object.requiredNames where node.value[name] == nil {
      error("\(owner) needs \(name.quoted)", at: node.place)
    }
    return true
  }

  func checkComment(of node: JSONNode) {
    guard let comment = node.value["comment"], comment.kind != .string else { return }
    error(
      "'comment' must be a string, not \(comment.kind)",
      at: .value(in: node.value, key: "comment")
    )
  }

  /// The member of an object, placeholders replaced; nil if it is absent.
  func member(_ key: String, of node: JSONNode) -> JSONNode? {
    guard let value = node.value[key] else { return nil }
    return resolve(part(of: node, value, at: .value(in: node.value, key: key)))
  }

  /// The members of an object in the order of the file.
  func members(of node: JSONNode) -> [(key: String, node: JSONNode)] {
    node.value.members.map { key, value in
      (key, resolve(part(of: node, value, at: .value(in: node.value, key: key))))
    }
  }

  /// The members of an object whose keys are names, a comment left out.
  func namedMembers(of node: JSONNode) -> [(key: String, node: JSONNode)] {
    members(of: node).filter { $0.key != "comment" || $0.node.value.kind != .string }
  }

  /// The elements of a list.
  func elements(of node: JSONNode) -> [JSONNode] {
    node.value.elements.enumerated().map { index, value in
      resolve(part(of: node, value, at: .element(in: node.value, index)))
    }
  }

  /// A member or element, which sees the placeholders that its container sees.
  private func part(of node: JSONNode, _ value: JSONValue, at place: JSONPlace) -> JSONNode {
    JSONNode(value: value, place: place, scope: node.scope)
  }

  /// The elements of what must be an array.
  func array(_ node: JSONNode, of expected: String, _ name: String) -> [JSONNode] {
    guard node.value.kind == .array else {
      wrongType(node, expected, of: name)
      return []
    }
    return elements(of: node)
  }

  func wrongType(_ node: JSONNode, _ expected: String, of name: String, hint: String? = nil) {
    error("\(name) must be \(expected), not \(node.value.kind)", at: node.place, hint: hint)
  }

  func suggestion(_ name: String, _ candidates: [String]) -> String? {
    if let closest = Suggestion.closest(to: name, among: candidates) {
      return "did you mean '\(closest)'?"
    }
    // SwiftUI has no left and right, so nothing that is spelt like them.
    if let logical = ["left": "leading", "right": "trailing"][name], candidates.contains(logical) {
      return "did you mean '\(logical)'?"
    }
    guard !candidates.isEmpty, candidates.count <= 20 else { return nil }
    return "it may be \(candidates.joined(separator: ", "))"
  }

  // MARK: Numbers

  /// A finite number.
  func number(_ node: JSONNode, _ name: @autoclosure () -> String) -> Double? {
    if let value = node.value.number { return value }
    if mayCompute(node) { return computed(node) }
    wrongType(node, "a number", of: name(), hint: hintForTime(node))
    return nil
  }

  func number(_ key: String, of node: JSONNode) -> Double? {
    member(key, of: node).flatMap { number($0, key.quoted) }
  }

  /// A number above 0.
  func positiveNumber(_ node: JSONNode, _ name: @autoclosure () -> String) -> Double? {
    guard let value = number(node, name()) else { return nil }
    guard value > 0 else {
      error("\(name()) must be above 0", at: node.place)
      return nil
    }
    return value
  }

  func positiveNumber(_ key: String, of node: JSONNode) -> Double? {
    member(key, of: node).flatMap { positiveNumber($0, key.quoted) }
  }

  /// A number that is not negative.
  func extent(_ node: JSONNode, _ name: @autoclosure () -> String) -> Double? {
    guard let value = number(node, name()) else { return nil }
    guard value >= 0 else {
      error("\(name()) must not be negative", at: node.place)
      return nil
    }
    return value
  }

  func extent(_ key: String, of node: JSONNode) -> Double? {
    member(key, of: node).flatMap { extent($0, key.quoted) }
  }

  /// A whole number, 0 or more.
  func count(_ node: JSONNode, _ name: String) -> Int? {
    guard let value = node.value.wholeNumber, value >= 0 else {
      error("\(name) must be a whole number, 0 or more", at: node.place)
      return nil
    }
    return value
  }

  /// A number or `"inf"`.
  func length(_ key: String, of node: JSONNode) -> Double? {
    guard let member = member(key, of: node) else { return nil }
    if member.value.string == "inf" { return .infinity }
    if let value = member.value.number { return value }
    if mayCompute(member) { return computed(member) }
    if member.value.kind == .string {
      error("\(key.quoted) must be a number or \"inf\"", at: member.place)
    } else {
      wrongType(member, "a number or \"inf\"", of: key.quoted)
    }
    return nil
  }

  /// A number, null or `"inf"`: NaN stands for what cannot be read.
  func proposedLength(_ node: JSONNode, _ name: String) -> Double? {
    switch node.value.kind {
    case .null: return nil
    case .number: return node.value.number
    case .string where node.value.string == "inf": return .infinity
    case .boolean, .string, .array, .object:
      wrongType(node, "a number, null or \"inf\"", of: name)
      return nil
    }
  }

  /// The elements of what must be an array of a fixed number of numbers.
  func elements(of node: JSONNode, count: Int, _ name: String) -> [JSONNode]? {
    guard node.value.kind == .array else {
      wrongType(node, "an array of \(count) numbers", of: name)
      return nil
    }
    let elements = elements(of: node)
    guard elements.count == count else {
      error("\(name) must be an array of \(count) numbers, not \(elements.count)", at: node.place)
      return nil
    }
    return elements
  }

  /// A fixed number of numbers.
  func numbers(_ node: JSONNode, count: Int, _ name: String) -> [Double]? {
    guard let elements = elements(of: node, count: count, name) else { return nil }
    let values = elements.compactMap {
      $0.value.number ?? number($0, "an element of \(name)")
    }
    return values.count == count ? values : nil
  }

  // MARK: Words

  /// A string, or the text of a number or truth value that came in place of a placeholder.
  func string(_ node: JSONNode, _ name: @autoclosure () -> String) -> String? {
    guard let text = node.value.string ?? (node.isFilledIn ? text(of: node) : nil) else {
      wrongType(node, "a string", of: name())
      return nil
    }
    return text
  }

  func string(_ key: String, of node: JSONNode) -> String? {
    member(key, of: node).flatMap { string($0, key.quoted) }
  }

  func boolean(_ key: String, of node: JSONNode) -> Bool? {
    member(key, of: node).flatMap { boolean($0, key.quoted) }
  }

  func boolean(_ node: JSONNode, _ name: @autoclosure () -> String) -> Bool? {
    guard let value = node.value.boolean else {
      wrongType(node, "true or false", of: name())
      return nil
    }
    return value
  }

  /// One of some names, as its position among them.
  func choice(
    _ node: JSONNode,
    among names: [String],
    _ name: @autoclosure () -> String
  ) -> Int? {
    guard let text = string(node, name()) else { return nil }
    if let index = names.firstIndex(of: text) { return index }
    error("\(name()) cannot be \(text.quoted)", at: node.place, hint: suggestion(text, names))
    return nil
  }

  /// One of the cases of a type that has names.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type,
    _ key: String,
    of node: JSONNode
  ) -> Choice? where Choice.RawValue == String {
    member(key, of: node).flatMap { choice(type, $0, key.quoted) }
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type,
    _ node: JSONNode,
    _ name: String
  ) -> Choice? where Choice.RawValue == String {
    let cases = Array(type.allCases)
    return choice(node, among: cases.map(\.rawValue), name).map { cases[$0] }
  }

  // MARK: Geometry

  func edgeInsets(_ node: JSONNode, of owner: String) -> EdgeInsets {
    var insets = EdgeInsets()
    for edge in Edge.allCases {
      insets[edge] = number(SpecVocabulary.edges[Int(edge.rawValue)], of: node) ?? 0
    }
    return insets
  }

  func size(_ node: JSONNode, _ name: String) -> Size? {
    guard let values = numbers(node, count: 2, name) else { return nil }
    guard values[0] >= 0, values[1] >= 0 else {
      error("\(name) must not be negative", at: node.place)
      return nil
    }
    return Size(width: values[0], height: values[1])
  }

  func unitPoint(_ key: String, of node: JSONNode) -> UnitPoint {
    member(key, of: node).map { unitPoint($0, key.quoted) } ?? .center
  }

  func unitPoint(_ node: JSONNode, _ name: String) -> UnitPoint {
    if node.value.kind == .array {
      let values = numbers(node, count: 2, name) ?? [0.5, 0.5]
      return UnitPoint(x: values[0], y: values[1])
    }
    guard node.value.kind == .string else {
      wrongType(node, "a name or an array of 2 numbers", of: name)
      return .center
    }
    let names = UnitPoint.named.map(\.name)
    guard let index = choice(node, among: names, name) else { return .center }
    return UnitPoint.named[index].point
  }
}
