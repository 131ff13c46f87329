internal import AnimationCore
internal import LayoutCore

// Animations: curves, springs, and the modifiers applied to them.

extension SpecReader {
  /// An animation, or none; nil if it cannot be read.
  func animation(_ node: JSONNode) -> ResolvedAnimation?? {
    if node.value.isNull { return .some(nil) }
    return course(node).map { .some($0) }
  }

  private func course(_ node: JSONNode) -> ResolvedAnimation? {
    if node.value.kind == .string {
      return choice(AnimationName.self, node, "an animation").map(\.course)
    }
    guard node.value.kind == .object else {
      wrongType(node, "a name or an object", of: "an animation")
      return nil
    }
    guard let kind = AnimationKind.allCases.first(where: { node.value[$0.rawValue] != nil }) else {
      let kinds = AnimationKind.allCases.map(\.rawValue).joined(separator: ", ")
      check(node, SpecObject(AnimationKind.allFields), of: "an animation")
      error("an animation needs one of \(kinds)", at: node.place)
      return nil
    }
    check(node, kind.object, of: "an animation by \(kind.rawValue.quoted)")
    let base = member(kind.rawValue, of: node).flatMap { course($0, of: kind, node) }
    let list =
      member("modifiers", of: node)
      .map { array($0, of: "an array of modifiers", "'modifiers'") } ?? []
    let steps = list.map { step($0) }
    guard var course = base else { return nil }
    for step in steps { course = step?(course) ?? course }
    return course
  }

  private func course(
    _ value: JSONNode,
    of kind: AnimationKind,
    _ node: JSONNode
  ) -> ResolvedAnimation? {
    switch kind {
    case .name: return choice(AnimationName.self, value, "an animation").map(\.course)
    case .linear: return timing(.linear, value)
    case .easeIn: return timing(.easeIn, value)
    case .easeOut: return timing(.easeOut, value)
    case .easeInOut: return timing(.easeInOut, value)
    case .timingCurve:
      let duration = number("duration", of: node) ?? ResolvedAnimation.standardDuration
      return numbers(value, count: 4, "'timingCurve'").map {
        .timing(CubicBezier($0[0], $0[1], $0[2], $0[3]), duration: duration)
      }
    case .spring: return spring(value)
    case .smooth, .snappy, .bouncy: return preset(value, kind)
    case .interactiveSpring:
      guard check(value, SpecVocabulary.interactiveSpring, of: "'interactiveSpring'") else {
        return nil
      }
      return .spring(
        Spring(
          duration: number("duration", of: value) ?? 0.15,
          bounce: 0.15 + (number("extraBounce", of: value) ?? 0)
        ),
        blendDuration: number("blendDuration", of: value) ?? 0.25
      )
    case .interpolatingSpring: return interpolatingSpring(value)
    }
  }

  private func timing(_ curve: CubicBezier, _ duration: JSONNode) -> ResolvedAnimation? {
    number(duration, "a duration").map { .timing(curve, duration: $0) }
  }

  /// A spring by duration and bounce, or by response and damping.
  private func spring(_ node: JSONNode) -> ResolvedAnimation? {
    let isPhysical = ["response", "dampingFraction"].contains { node.value[$0] != nil }
    let object = isPhysical ? SpecVocabulary.responseSpring : SpecVocabulary.durationSpring
    guard check(node, object, of: "'spring'") else { return nil }
    let blend = number("blendDuration", of: node) ?? 0
    if isPhysical {
      return .fluidSpring(
        FluidSpring(
          response: number("response", of: node) ?? 0.5,
          dampingFraction: number("dampingFraction", of: node) ?? 0.825,
          blendDuration: blend
        )
      )
    }
    return .spring(
      Spring(
        duration: number("duration", of: node) ?? 0.5,
        bounce: number("bounce", of: node) ?? 0
      ),
      blendDuration: blend
    )
  }

  private func preset(_ node: JSONNode, _ kind: AnimationKind) -> ResolvedAnimation? {
    guard check(node, SpecVocabulary.presetSpring, of: kind.rawValue.quoted) else { return nil }
    let duration = number("duration", of: node) ?? 0.5
    let bounce = number("extraBounce", of: node) ?? 0
    return switch kind {
    case .snappy: .spring(.snappy(duration: duration, extraBounce: bounce))
    case .bouncy: .spring(.bouncy(duration: duration, extraBounce: bounce))
    case .smooth, .name, .linear, .easeIn, .easeOut, .easeInOut, .timingCurve, .spring,
      .interactiveSpring, .interpolatingSpring:
      .spring(.smooth(duration: duration, extraBounce: bounce))
    }
  }

  private func interpolatingSpring(_ node: JSONNode) -> ResolvedAnimation? {
    let isPhysical = ["mass", "stiffness", "damping"].contains { node.value[$0] != nil }
    let object =
      isPhysical ? SpecVocabulary.physicalSpring : SpecVocabulary.interpolatingDurationSpring
    guard check(node, object, of: "'interpolatingSpring'") else { return nil }
    let velocity = number("initialVelocity", of: node) ?? 0
    if isPhysical {
      let (stiffness, damping) = (number("stiffness", of: node), number("damping", of: node))
      let mass = member("mass", of: node).map { positiveNumber($0, "'mass'") } ?? 1
      guard let mass, let stiffness, let damping else { return nil }
      return .interpolatingSpring(
        InterpolatingSpring(
          mass: mass,
          stiffness: stiffness,
          damping: damping,
          initialVelocity: velocity
        )
      )
    }
    let spring = Spring(
      duration: number("duration", of: node) ?? 0.5,
      bounce: number("bounce", of: node) ?? 0
    )
    return .interpolatingSpring(InterpolatingSpring(spring, initialVelocity: velocity))
  }

  /// Reads a modifier of an animation, such as a delay or a speed.
  private func step(_ node: JSONNode) -> ((ResolvedAnimation) -> ResolvedAnimation)? {
    guard node.value.kind == .object else {
      wrongType(node, "an object, such as { \"delay\": 0.5 }", of: "a modifier of an animation")
      return nil
    }
    let found = AnimationStep.allCases.first { node.value[$0.rawValue] != nil }
    guard let step = found, let value = member(step.rawValue, of: node) else {
      let steps = AnimationStep.allCases.map(\.rawValue).joined(separator: ", ")
      check(node, SpecObject(AnimationStep.allFields), of: "a modifier of an animation")
      error("a modifier of an animation needs one of \(steps)", at: node.place)
      return nil
    }
    check(node, step.object, of: step.rawValue.quoted)
    switch step {
    case .delay: return number(value, "'delay'").map { delay in { $0.delayed(by: delay) } }
    case .speed: return number(value, "'speed'").map { speed in { $0.sped(by: speed) } }
    case .repeatCount:
      let autoreverses = boolean("autoreverses", of: node) ?? true
      guard let count = positiveCount(value, "'repeatCount'") else { return nil }
      return { .repeated($0, count: count, autoreverses: autoreverses) }
    case .repeatForever:
      let autoreverses = boolean("autoreverses", of: node) ?? true
      guard yes(value, "repeatForever") else { return nil }
      return { .repeated($0, count: nil, autoreverses: autoreverses) }
    case .logicallyCompleteAfter:
      return number(value, "'logicallyCompleteAfter'").map { time in
        { .logicallyComplete($0, after: time) }
      }
    }
  }

  private func positiveCount(_ node: JSONNode, _ name: String) -> Int? {
    guard let count = node.value.wholeNumber, count >= 1 else {
      error("\(name) must be a whole number, 1 or more", at: node.place)
      return nil
    }
    return count
  }

  // MARK: Modifiers of views

  /// `animation`: of all updates, or of those in which a value is another one (T5.3, T5.6).
  func animationModifier(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard node.value.kind == .object, node.value["animation"] != nil || node.value["value"] != nil
    else {
      return animation(node).map {
        ReadModifier(.transaction(TransactionRule(animation: .some($0), isAnimation: true)))
      }
    }
    guard check(node, SpecVocabulary.animationOfValue, of: "'animation'") else { return nil }
    let value = member("value", of: node).map { fingerprint($0) }
    guard let animation = member("animation", of: node).flatMap({ animation($0) }), let value
    else { return nil }
    return ReadModifier(
      .transaction(TransactionRule(value: value, animation: .some(animation), isAnimation: true))
    )
  }

  /// `transaction`: the change to the transactions of updates (T5.7).
  func transactionModifier(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard check(node, SpecVocabulary.transaction, of: "'transaction'") else { return nil }
    var rule = TransactionRule(isAnimation: false)
    rule.value = member("value", of: node).map { fingerprint($0) }
    rule.animation = member("animation", of: node).flatMap { animation($0) }
    rule.disablesAnimations = boolean("disablesAnimations", of: node)
    return ReadModifier(.transaction(rule))
  }

  /// Whether views have places that may move here: what canvases draw comes and goes at once, and lies
  /// elsewhere.
  func hasPlaces(_ node: JSONNode, _ name: String) -> Bool {
    guard scope.isInCanvas else { return true }
    error(
      "\(name.quoted) says nothing of what a canvas draws, which has no place on the screen",
      at: node.place,
      hint: "effects, such as opacity, offset and scaleEffect, move there"
    )
    return false
  }
}
