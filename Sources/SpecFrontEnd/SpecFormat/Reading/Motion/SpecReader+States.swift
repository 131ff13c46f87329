internal import LayoutCore

// Changes over time: `values` and `states`.

extension SpecReader {
  /// The greatest number of states of a spec, which is read once for each.
  static let maximumStates = 1000

  /// Reads what the screen's values are, and how they change.
  func readStates(_ spec: JSONNode) {
    guard let known = values(of: spec) else { return }
    let list = member("states", of: spec).map { array($0, of: "an array of states", "'states'") }
    if let list, list.count > SpecReader.maximumStates {
      error("a spec has at most \(SpecReader.maximumStates) states", at: list[0].place)
      return
    }
    var motion = screen.motion
    (motion.states, motion.namedStates, motion.known) = ([], [:], known)
    motion.stateNames = (list ?? []).compactMap { $0.value["name"]?.string }
    screen.motion = motion
    var (sets, namedSets) = ([[String: JSONNode]](), [String: [String: JSONNode]]())
    for node in list ?? [] {
      guard check(node, SpecVocabulary.state, of: "a state") else { continue }
      let (state, isTimed) = state(node)
      let set = changes(of: node, known)
      if let name = state.name {
        if screen.motion.namedStates[name] != nil {
          error("two states are named \(name.quoted)", at: .value(in: node.value, key: "name"))
        }
        screen.motion.namedStates[name] = state
        namedSets[name] = set
      }
      guard isTimed else { continue }
      screen.motion.states.append(state)
      sets.append(set)
    }
    screen.motion.values = TemplateScope(present(known, sets, namedSets), outer: nil)
  }

  /// A state, and whether it comes at a time.
  private func state(_ node: JSONNode) -> (SpecState, isTimed: Bool) {
    let last = screen.motion.states.last?.time
    let at = member("at", of: node)
    var state = SpecState(
      name: string("name", of: node),
      time: at.flatMap { extent($0, "'at'") } ?? last ?? 0
    )
    if let last, let at, state.time < last {
      error(
        "'at' is earlier than the state before, at \(last)",
        at: at.place,
        hint: "write states in the order of time"
      )
    }
    if at == nil, node.value["name"] == nil {
      error(
        "a state needs 'at' or 'name'",
        at: node.place,
        hint: "write when it comes, or by which name gestures and completions go to it"
      )
    }
    state.animation = member("animation", of: node).flatMap { animation($0) }.flatMap(\.self)
    state.disablesAnimations = boolean("disablesAnimations", of: node) ?? false
    state.next = member("completion", of: node).flatMap { completion($0) }
    return (state, at != nil)
  }

  /// The values as the states that have come, gestures and completions have made them.
  private func present(
    _ known: [String: JSONNode],
    _ sets: [[String: JSONNode]],
    _ namedSets: [String: [String: JSONNode]]
  ) -> [String: JSONNode] {
    let moment = screen.motion.moment
    var values = known
    func put(_ name: String, _ scalar: SpecTimePoint.Scalar) {
      guard let first = known[name] else { return }
      values[name] = JSONNode(value: document.make(scalar), place: first.place)
    }
    for count in 0...min(moment.stateCount, sets.count) {
      if count > 0 { values.merge(sets[count - 1]) { $1 } }
      for change in moment.changes[count] ?? [] {
        switch change {
        case .state(let name): values.merge(namedSets[name] ?? [:]) { $1 }
        case .values(let scalars): for (name, scalar) in scalars { put(name, scalar) }
        }
      }
    }
    for (name, scalar) in moment.held { put(name, scalar) }
    moment.numbers = values.compactMapValues(\.value.number)
    moment.booleans = values.compactMapValues(\.value.boolean)
    return values
  }

  /// The initial values; nil if the screen has neither values nor states.
  private func values(of spec: JSONNode) -> [String: JSONNode]? {
    guard let node = member("values", of: spec) else {
      return spec.value["states"] == nil ? nil : [:]
    }
    guard node.value.kind == .object else {
      wrongType(node, "an object", of: "'values'")
      return nil
    }
    return Dictionary(namedMembers(of: node).map { ($0.key, $0.node) }) { first, _ in first }
  }

  /// The values that a state sets.
  private func changes(of node: JSONNode, _ known: [String: JSONNode]) -> [String: JSONNode] {
    guard let set = member("set", of: node) else { return [:] }
    guard set.value.kind == .object else {
      wrongType(set, "an object", of: "'set'")
      return [:]
    }
    var changes: [String: JSONNode] = [:]
    for (name, value) in namedMembers(of: set) {
      if known[name] == nil {
        error(
          "no value is named \(name.quoted)",
          at: .key(in: set.value, name),
          hint: known.isEmpty
            ? "say in 'values' what it is at first" : suggestion(name, known.keys.sorted())
        )
      }
      changes[name] = value
    }
    return changes
  }

  /// A value as text, by which it is told from others.
  func fingerprint(_ node: JSONNode) -> String {
    switch node.value.kind {
    case .null: "null"
    case .boolean, .number: text(of: node) ?? ""
    case .string: "\"\(node.value.string ?? "")\""
    case .array: "[" + elements(of: node).map { fingerprint($0) }.joined(separator: ",") + "]"
    case .object:
      "{"
        + members(of: node).map { "\"\($0.key)\":" + fingerprint($0.node) }.sorted()
        .joined(separator: ",") + "}"
    }
  }
}

extension JSONDocument {
  /// Makes a value that is as good as one of the document.
  fileprivate func make(_ scalar: SpecTimePoint.Scalar) -> JSONValue {
    switch scalar {
    case .number(let value): makeNumber(value)
    case .boolean(let value): makeBoolean(value)
    case .text(let text): makeString(text)
    }
  }
}
