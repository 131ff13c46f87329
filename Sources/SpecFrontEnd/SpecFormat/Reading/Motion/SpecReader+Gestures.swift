internal import LayoutCore

// Gestures of views (T9).

extension SpecReader {
  /// `gesture`: what fingers mean to the view.
  func gestureModifier(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard hasPlaces(node, name) else { return nil }
    screen.motion.changesByItself = true
    let priority = choice(GesturePriorityName.self, "priority", of: node) ?? .normal
    let mask = choice(GestureMaskName.self, "including", of: node) ?? .all
    guard let gesture = gesture(node, SpecVocabulary.gestureOnView) else { return nil }
    return ReadModifier(
      .gesture(
        NodeAnnotations.Gesture(
          gesture,
          priority: SpecGesture.Priority(priority),
          isEnabled: mask == .all || mask == .gesture,
          allowsInner: mask == .all || mask == .subviews
        )
      )
    )
  }

  /// Reads a gesture with its listeners.
  private func gesture(
    _ node: JSONNode,
    _ fields: [SpecField] = SpecVocabulary.listening
  ) -> SpecGesture? {
    guard node.value.kind == .object else {
      wrongType(node, "an object, such as { \"tap\": 1 }", of: "a gesture")
      return nil
    }
    let found = GestureKind.allCases.filter { node.value[$0.rawValue] != nil }
    guard let kind = found.first, let value = member(kind.rawValue, of: node) else {
      let kinds = GestureKind.allCases.map(\.rawValue)
      check(
        node,
        SpecObject(kinds.map { SpecField($0, .any) } + fields),
        of: "a gesture"
      )
      error("a gesture needs one of \(kinds.joined(separator: ", "))", at: node.place)
      return nil
    }
    check(
      node,
      SpecObject([SpecField(kind.rawValue, kind.value)] + fields),
      of: "a gesture by \(kind.rawValue.quoted)"
    ) { key in
      GestureKind(rawValue: key) == nil
        ? nil : "one gesture is one thing; 'exclusively', 'sequenced' and 'simultaneously' take two"
    }
    let base = base(kind, value)
    // The other keys of a gesture that cannot be read may be wrong as well.
    let numbers = base?.numbers ?? SpecGesture.numbers
    let updating = member("updating", of: node).flatMap {
      change($0, SpecVocabulary.updating, numbers: numbers, of: "'updating'")
    }
    let onChanged = member("onChanged", of: node).flatMap {
      change($0, numbers: numbers, of: "'onChanged'")
    }
    let onEnded = member("onEnded", of: node).flatMap {
      change($0, numbers: numbers, of: "'onEnded'")
    }
    guard var gesture = base else { return nil }
    if let updating { gesture = .updating(gesture, updating) }
    if let onChanged { gesture = .changing(gesture, onChanged) }
    if let onEnded { gesture = .ending(gesture, onEnded) }
    return gesture
  }

  private func base(_ kind: GestureKind, _ value: JSONNode) -> SpecGesture? {
    switch kind {
    case .tap:
      guard value.value.kind == .object else {
        return tapCount(value, "'tap'").map { .tap(count: $0, .local) }
      }
      check(value, SpecVocabulary.tapGesture, of: "'tap'")
      let count = member("count", of: value).map { tapCount($0, "'count'") } ?? 1
      let space = space(of: value)
      return count.map { .tap(count: $0, space) }
    case .longPress:
      guard check(value, SpecVocabulary.longPressGesture, of: "'longPress'") else { return nil }
      return .longPress(
        minimumDuration: extent("minimumDuration", of: value) ?? 0.5,
        maximumDistance: extent("maximumDistance", of: value) ?? 10
      )
    case .drag:
      guard check(value, SpecVocabulary.dragGesture, of: "'drag'") else { return nil }
      return .drag(
        minimumDistance: extent("minimumDistance", of: value) ?? 10,
        space(of: value)
      )
    case .exclusively, .sequenced, .simultaneously: return combination(kind, value)
    }
  }

  private func combination(_ kind: GestureKind, _ value: JSONNode) -> SpecGesture? {
    let nodes = array(value, of: "an array of two gestures", kind.rawValue.quoted)
    if value.value.kind == .array, nodes.count != 2 {
      error(
        "\(kind.rawValue.quoted) needs two gestures, not \(nodes.count)",
        at: value.place,
        hint: nodes.count > 2 ? "nest them: [a, { \"\(kind.rawValue)\": [b, c] }]" : nil
      )
    }
    let gestures = nodes.map { gesture($0) }
    guard gestures.count == 2, let first = gestures[0], let second = gestures[1] else { return nil }
    switch kind {
    case .exclusively: return .exclusive(first, second)
    case .sequenced: return .sequence(first, second)
    case .simultaneously, .tap, .longPress, .drag: return .simultaneous(first, second)
    }
  }

  private func tapCount(_ node: JSONNode, _ name: String) -> Int? {
    guard let count = node.value.wholeNumber, count >= 1 else {
      error("\(name) must be a whole number, 1 or more", at: node.place)
      return nil
    }
    return count
  }

  /// Reads the coordinate space in which a gesture's locations are measured.
  private func space(of node: JSONNode) -> SpecGesture.Space {
    switch string("coordinateSpace", of: node) {
    case nil, "local": .local
    case "global": .global
    case .some(let name): .named(name)
    }
  }
}

extension SpecGesture.Priority {
  fileprivate init(_ name: GesturePriorityName) {
    self =
      switch name {
      case .normal: .afterInner
      case .high: .beforeInner
      case .simultaneous: .besides
      }
  }
}
