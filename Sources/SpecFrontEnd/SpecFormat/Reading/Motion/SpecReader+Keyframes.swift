internal import AnimationCore
internal import LayoutCore

// Views that follow keyframes.

extension SpecReader {
  /// A `KeyframeAnimator`: its views with the values that keyframes have come to (T8.8).
  func keyframeAnimator(_ node: JSONNode, id: String?) {
    screen.motion.changesByItself = true
    let initial = member("initialValue", of: node).flatMap { self.initialValue($0) } ?? [:]
    let tracks = member("keyframes", of: node).flatMap { self.tracks($0, initial) } ?? []
    let trigger = member("trigger", of: node).map { fingerprint($0) }
    let repeating = boolean("repeating", of: node)
    if repeating != nil, trigger != nil {
      error(
        "a KeyframeAnimator is 'repeating' or has a 'trigger', not both",
        at: .key(in: node.value, "repeating")
      )
    }
    var values = initial
    if !scope.motion.isAbsent {
      let mode: KeyframePlay<[String: Double]>.Mode =
        trigger.map { .triggered(by: $0) } ?? .repeating(repeating ?? true)
      values = screen.motion.moment.values(of: motionName(node), from: initial, mode) {
        value,
        velocities in
        tracks.enumerated().map { index, track in
          track.course(from: value, velocities.indices.contains(index) ? velocities[index] : nil)
        }
      }
    }
    let nodes = values.mapValues { JSONNode(value: document.makeNumber($0), place: node.place) }
    container(.group, id, node.within(TemplateScope(nodes, outer: node.scope)))
  }

  private func initialValue(_ node: JSONNode) -> [String: Double]? {
    guard node.value.kind == .object else {
      wrongType(node, "an object of numbers", of: "'initialValue'")
      return nil
    }
    var values: [String: Double] = [:]
    for (name, value) in namedMembers(of: node) {
      values[name] = number(value, name.quoted)
    }
    return values
  }

  private func tracks(_ node: JSONNode, _ initial: [String: Double]) -> [SpecKeyframeTrack]? {
    guard node.value.kind == .object else {
      wrongType(node, "an object with a list of keyframes for each value", of: "'keyframes'")
      return nil
    }
    let names = initial.keys.sorted()
    return namedMembers(of: node).map { name, list in
      if initial[name] == nil {
        error(
          "no value is named \(name.quoted)",
          at: .key(in: node.value, name),
          hint: initial.isEmpty
            ? "say in 'initialValue' where it begins" : suggestion(name, names)
        )
      }
      let keyframes = array(list, of: "an array of keyframes", name.quoted)
        .compactMap { keyframe($0, names) }
      return SpecKeyframeTrack(name: name, names: names, keyframes: keyframes)
    }
  }

  private func keyframe(_ node: JSONNode, _ names: [String]) -> SpecKeyframeTrack.Frame? {
    guard node.value.kind == .object else {
      wrongType(node, "an object, such as { \"linear\": 10, \"duration\": 1 }", of: "a keyframe")
      return nil
    }
    let found = KeyframeKind.allCases.first { node.value[$0.rawValue] != nil }
    guard let kind = found, let value = member(kind.rawValue, of: node) else {
      let kinds = KeyframeKind.allCases.map(\.rawValue).joined(separator: ", ")
      check(node, SpecObject(KeyframeKind.allFields), of: "a keyframe")
      error("a keyframe needs one of \(kinds)", at: node.place)
      return nil
    }
    check(node, kind.object, of: "a \(kind.rawValue.quoted) keyframe")
    let target = keyframeValue(value, kind.rawValue.quoted, names)
    switch kind {
    case .move:
      return target.map { target in SpecKeyframeTrack.Frame(target) { .move($0) } }
    case .linear:
      let duration = number("duration", of: node)
      let curve = member("curve", of: node).map { unitCurve($0) } ?? .linear
      guard let target, let duration, let curve else { return nil }
      return SpecKeyframeTrack.Frame(target) { .linear($0, duration: duration, curve: curve) }
    case .spring:
      let duration = member("duration", of: node).map { number($0, "'duration'") }
      let velocity = member("startVelocity", of: node).map { number($0, "'startVelocity'") }
      let spring = Spring(
        duration: number("response", of: node) ?? 0.5,
        bounce: number("bounce", of: node) ?? 0
      )
      guard let target else { return nil }
      return SpecKeyframeTrack.Frame(target) {
        .spring(
          $0,
          duration: duration.flatMap(\.self),
          spring: spring,
          startVelocity: velocity.flatMap(\.self)
        )
      }
    case .cubic:
      let duration = number("duration", of: node)
      let (start, end) = (number("startVelocity", of: node), number("endVelocity", of: node))
      guard let target, let duration else { return nil }
      return SpecKeyframeTrack.Frame(target) {
        .cubic($0, duration: duration, startVelocity: start, endVelocity: end)
      }
    }
  }

  /// A number, or an expression of the values that the course begins with.
  private func keyframeValue(
    _ node: JSONNode,
    _ name: String,
    _ names: [String]
  ) -> GuideExpression? {
    if let value = node.value.number { return .number(value) }
    guard node.value.kind == .string else {
      wrongType(node, "a number or an expression", of: name)
      return nil
    }
    return expression(node, name, variables: names.isEmpty ? ["t"] : names)
  }

  private func unitCurve(_ node: JSONNode) -> UnitCurve? {
    if node.value.kind == .array {
      return numbers(node, count: 4, "'curve'").map {
        UnitCurve(CubicBezier($0[0], $0[1], $0[2], $0[3]))
      }
    }
    return choice(CurveName.self, node, "'curve'").map(\.curve)
  }
}
