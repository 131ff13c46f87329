internal import AnimationCore
internal import LayoutCore
internal import ScreenActions

// The changes made by gestures, buttons and completions, and the actions of users.

extension SpecReader {
  /// Reads the change made by a gesture, a button or a completion: a state to go to, or values to
  /// set.
  ///
  /// - Parameters:
  ///   - numbers: The names of the numbers that the cause of the change supplies.
  ///   - owner: The kind of the cause, for messages.
  func change(
    _ node: JSONNode,
    _ object: SpecObject = SpecVocabulary.change,
    numbers: [String] = [],
    of owner: String = "a change"
  ) -> SpecStateChange? {
    guard check(node, object, of: owner) else { return nil }
    var change = SpecStateChange()
    change.state = member("state", of: node).flatMap { stateName($0) }
    if let set = member("set", of: node) { change.settings = settings(set, numbers) }
    if node.value["state"] == nil, node.value["set"] == nil, object.allows("state") {
      error(
        "\(owner) needs 'state' or 'set'",
        at: node.place,
        hint: "write { \"set\": { \"name\": value } }"
      )
    }
    let key = object.allows("animation") ? "animation" : "resetAnimation"
    change.animation = member(key, of: node).flatMap { animation($0) }
    change.disablesAnimations = boolean("disablesAnimations", of: node) ?? false
    if let next = member("completion", of: node).flatMap({ completion($0) }) {
      change.next = [next]
    }
    return change
  }

  /// Reads the change that follows once an animation has completed (T2.12).
  func completion(_ node: JSONNode) -> SpecStateChange? {
    var next = change(node, SpecVocabulary.completion, of: "'completion'")
    let criteria = choice(CompletionCriteria.self, "criteria", of: node)
    next?.waitsForRemoval = criteria == .removed
    return next
  }

  /// The action of a button, for the node that has been added last.
  func noteAction(of node: JSONNode) {
    guard let action = member("action", of: node) else { return }
    let change = change(action, of: "'action'")
    screen.motion.changesByItself = true
    if isNoting { screen.motion.notes[Int32(screen.places.count - 1)]?.action = change }
  }

  private func stateName(_ node: JSONNode) -> String? {
    guard let name = string(node, "'state'") else { return nil }
    let names = screen.motion.stateNames
    guard names.contains(name) else {
      error(
        "no state is named \(name.quoted)",
        at: node.place,
        hint: names.isEmpty
          ? "give one of 'states' a 'name'" : suggestion(name, names)
      )
      return nil
    }
    return name
  }

  /// Reads the new values, by their names.
  private func settings(_ node: JSONNode, _ numbers: [String]) -> [String: SpecStateChange.Setting]
  {
    guard node.value.kind == .object else {
      wrongType(node, "an object", of: "'set'")
      return [:]
    }
    let known = screen.motion.known ?? [:]
    var settings: [String: SpecStateChange.Setting] = [:]
    for (name, value) in namedMembers(of: node) {
      guard let first = known[name] else {
        error(
          "no value is named \(name.quoted)",
          at: .key(in: node.value, name),
          hint: known.isEmpty
            ? "say in 'values' what it is at first" : suggestion(name, known.keys.sorted())
        )
        continue
      }
      settings[name] = setting(value, name, first, numbers)
    }
    return settings
  }

  /// Reads the new value of a name, by the type of its first value.
  private func setting(
    _ node: JSONNode,
    _ name: String,
    _ first: JSONNode,
    _ numbers: [String]
  ) -> SpecStateChange.Setting? {
    switch first.value.kind {
    case .number:
      if let value = node.value.number { return .number(value) }
      guard node.value.kind == .string else {
        wrongType(node, "a number or an expression", of: name.quoted)
        return nil
      }
      return computed(node, numbers)
    case .boolean:
      if let value = node.value.boolean { return .boolean(value) }
      guard let text = node.value.string, text.hasPrefix("!") else {
        wrongType(node, "true, false or \"!\(name)\"", of: name.quoted)
        return nil
      }
      let other = text.dropFirst().trimmed
      guard screen.motion.known?[other]?.value.kind == .boolean else {
        let names = (screen.motion.known ?? [:]).filter { $0.value.value.kind == .boolean }.keys
        error(
          "no value \(other.quoted) is true or false",
          at: node.place,
          hint: suggestion(other, names.sorted())
        )
        return nil
      }
      return .opposite(of: other)
    case .string: return string(node, name.quoted).map { .text($0) }
    case .null, .array, .object:
      error(
        "\(name.quoted) is \(first.value.kind), which only a state sets",
        at: node.place,
        hint: "give a state a 'name' and go there: { \"state\": … }"
      )
      return nil
    }
  }

  /// Computes a number from the numeric values and the numbers of a gesture.
  private func computed(_ node: JSONNode, _ numbers: [String]) -> SpecStateChange.Setting? {
    guard let text = node.value.string else { return nil }
    let known = (screen.motion.known ?? [:]).filter { $0.value.value.kind == .number }.keys
    let names = Array(Set(known).union(numbers)).sorted()
    let parser = GuideExpressionParser(text, variables: names, isConstant: names.isEmpty) { _, _ in
      .failure(GuideNameProblem(message: "there is no view to ask here", hint: nil))
    }
    let expression = parsed(node, parser) { parser throws(GuideExpressionParser.Failure) in
      try parser.parse()
    }
    guard let expression else { return nil }
    if expression.operations == 1, case .number(let value) = expression { return .number(value) }
    return .computed { values in
      let value = expression.value(variables: names.map { values[$0] ?? 0 })
      return value.isFinite ? value : nil
    }
  }

  // MARK: What users do

  /// Reads what users do to the screen, and when (T10.7).
  func readActions(_ spec: JSONNode) {
    guard let list = member("actions", of: spec) else { return }
    screen.motion.actions = []
    var last = 0.0
    for node in array(list, of: "an array of actions", "'actions'") {
      guard check(node, SpecVocabulary.userAction, of: "an action") else { continue }
      let time = extent("at", of: node) ?? last
      if time < last, let at = member("at", of: node) {
        error(
          "'at' is earlier than the action before, at \(last)",
          at: at.place,
          hint: "write actions in the order of time"
        )
      }
      last = max(last, time)
      guard let words = member("do", of: node), let action = action(words) else { continue }
      screen.motion.actions.append(
        SpecAction(time: time, action: action, position: document.position(of: words.place))
      )
    }
    screen.motion.changesByItself = true
  }

  private func action(_ node: JSONNode) -> ScreenAction? {
    guard let words = string(node, "'do'") else { return nil }
    do throws(ScreenActionError) {
      let action = try ScreenAction(words: words)
      switch action {
      case .wait:
        error("an action of a spec does not wait", at: node.place, hint: "say when by 'at'")
        return nil
      case .environment:
        error(
          "an action of a spec changes no environment",
          at: node.place,
          hint: "write a case of its own with another 'environment'"
        )
        return nil
      case .activate, .increment, .decrement, .type, .submit, .select, .action, .tap, .tab, .row,
        .delete, .reorder, .back, .dismiss, .search, .drag, .down, .move, .moveTo, .up:
        return action
      }
    } catch {
      self.error(error.message, at: node.place)
      return nil
    }
  }
}

extension Substring {
  /// The text without the spaces around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
