internal import LayoutCore

// What changes when: `values` and `states`.

extension SpecReader {
  /// How many states a spec may have: it is read once for each.
  static let maximumStates = 1000

  /// Reads what the screen's values are, and how they change.
  func readStates(_ spec: JSONNode) {
    guard let known = values(of: spec) else { return }
    var times: [Double] = []
    let list = member("states", of: spec).map { array($0, of: "an array of states", "'states'") }
    if let list, list.count > SpecReader.maximumStates {
      error("a spec has at most \(SpecReader.maximumStates) states", at: list[0].place)
      return
    }
    var values = known
    screen.motion.states = []
    for (index, node) in (list ?? []).enumerated() {
      guard check(node, SpecVocabulary.state, of: "a state") else { continue }
      let time = extent("at", of: node) ?? times.last ?? 0
      if let last = times.last, time < last, let at = member("at", of: node) {
        error(
          "'at' is earlier than the state before, at \(last)",
          at: at.place,
          hint: "write states in the order of time"
        )
      }
      times.append(time)
      let set = changes(of: node, known)
      if index < screen.motion.moment.stateCount { values.merge(set) { $1 } }
      var state = SpecState(name: string("name", of: node), time: time)
      state.animation = member("animation", of: node).flatMap { animation($0) }.flatMap(\.self)
      state.disablesAnimations = boolean("disablesAnimations", of: node) ?? false
      screen.motion.states.append(state)
    }
    screen.motion.values = TemplateScope(values, outer: nil)
  }

  /// What the values are at first; nil if the screen has neither values nor states.
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

  /// What a state sets.
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
