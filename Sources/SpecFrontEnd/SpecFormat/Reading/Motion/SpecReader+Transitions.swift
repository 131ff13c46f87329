internal import AnimationCore
internal import LayoutCore

// Transitions: the insertion and removal of views.

extension SpecReader {
  /// `transition`: how the view comes and goes (T6.1).
  func transitionModifier(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard hasPlaces(node, name) else { return nil }
    return transition(node).map { ReadModifier(.transition($0)) }
  }

  /// `contentTransition`: how other texts and pictures come (T1.16).
  func contentTransition(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard hasPlaces(node, name) else { return nil }
    if node.value.kind == .object {
      guard check(node, SpecVocabulary.numericText, of: "'contentTransition'"),
        let value = member("numericText", of: node),
        check(value, SpecVocabulary.countsDown, of: "'numericText'")
      else { return nil }
      _ = boolean("countsDown", of: value)
      return ReadModifier(.contentTransition(fades: true))
    }
    return choice(ContentTransitionName.self, node, "'contentTransition'").map {
      ReadModifier(.contentTransition(fades: $0 != .identity))
    }
  }

  private func transition(_ node: JSONNode) -> TransitionValue? {
    if node.value.kind == .string {
      return choice(TransitionName.self, node, "a transition").map { .standard($0.transition) }
    }
    guard node.value.kind == .object else {
      wrongType(node, "a name or an object", of: "a transition")
      return nil
    }
    let found = TransitionKind.allCases.first { node.value[$0.rawValue] != nil }
    guard let kind = found, let value = member(kind.rawValue, of: node) else {
      let kinds = TransitionKind.allCases.map(\.rawValue).joined(separator: ", ")
      check(node, SpecObject(TransitionKind.allFields), of: "a transition")
      error("a transition needs one of \(kinds)", at: node.place)
      return nil
    }
    check(node, kind.object, of: "a transition by \(kind.rawValue.quoted)")
    let animation = member("animation", of: node).flatMap { self.animation($0) }
    guard let transition = transition(value, of: kind, node) else { return nil }
    return animation.map { .animated(transition, $0) } ?? transition
  }

  private func transition(
    _ value: JSONNode,
    of kind: TransitionKind,
    _ node: JSONNode
  ) -> TransitionValue? {
    switch kind {
    case .identity: return yes(value, kind.rawValue) ? .standard(.identity) : nil
    case .opacity: return yes(value, kind.rawValue) ? .standard(.opacity) : nil
    case .slide: return yes(value, kind.rawValue) ? .standard(.slide) : nil
    case .scale:
      let anchor = unitPoint("anchor", of: node)
      return number(value, "'scale'").map { .standard(.scale($0, anchor: anchor)) }
    case .offset:
      guard check(value, SpecVocabulary.plainPoint, of: "'offset'") else { return nil }
      let offset = Point(x: number("x", of: value) ?? 0, y: number("y", of: value) ?? 0)
      return .standard(.offset(offset))
    case .move: return edge(value, "'move'").map { .standard(.move($0)) }
    case .push: return edge(value, "'push'").map { .standard(.push(from: $0)) }
    case .blurReplace:
      return choice(value, among: SpecVocabulary.blurReplacements, "'blurReplace'").map {
        .standard(.blurReplace(isUpward: $0 == 1))
      }
    case .asymmetric:
      guard check(value, SpecVocabulary.asymmetricTransition, of: "'asymmetric'") else {
        return nil
      }
      let insertion = member("insertion", of: value).flatMap { transition($0) }
      let removal = member("removal", of: value).flatMap { transition($0) }
      guard let insertion, let removal else { return nil }
      return .asymmetric(insertion: insertion, removal: removal)
    case .combined:
      let parts = array(value, of: "an array of transitions", "'combined'").map { transition($0) }
      return parts.contains { $0 == nil } ? nil : .combined(parts.compactMap(\.self))
    case .modifier:
      guard check(value, SpecVocabulary.modifierTransition, of: "'modifier'") else { return nil }
      let active = transitionModifiers("active", of: value)
      let identity = transitionModifiers("identity", of: value)
      guard let active, let identity else { return nil }
      guard active.map(\.typeName) == identity.map(\.typeName) else {
        error(
          "'active' and 'identity' must have the same modifiers",
          at: .key(in: value.value, "identity"),
          hint: "one that does nothing has the value at which it does nothing"
        )
        return nil
      }
      return .modifiers(active: active, identity: identity)
    }
  }

  private func edge(_ node: JSONNode, _ name: String) -> Edge? {
    choice(node, among: SpecVocabulary.edges, name).map { Edge.allCases[$0] }
  }

  /// Modifiers that a transition puts around a view: effects, since nothing is laid out anew (T6.7).
  private func transitionModifiers(_ key: String, of node: JSONNode) -> [ModifierContent]? {
    guard let list = member(key, of: node) else { return nil }
    var isWhole = list.value.kind == .array
    let read = array(list, of: "an array of modifiers", key.quoted)
      .map { (place: $0.place, read: modifier($0, type: "a transition")) }
    let contents = read.compactMap { place, read -> ModifierContent? in
      guard let read else {
        isWhole = false
        return nil
      }
      let content = read.modifier
      let isEffect =
        switch content.role {
        case .effect, .drawing: true
        case .layout: if case .offset = content { true } else { false }
        case .style, .shape, .environment, .trait, .row, .content: false
        }
      guard isEffect, read.proxied == nil, read.content == nil, read.motion == nil else {
        error(
          "a transition can only have effects, such as opacity, offset and scaleEffect",
          at: place
        )
        isWhole = false
        return nil
      }
      return content
    }
    return isWhole ? contents : nil
  }
}
