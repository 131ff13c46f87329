extension ResolvedAnimation {
  /// The animation, delayed by seconds (T2.6); not delayed by NaN (T3.13).
  package func delayed(by delay: Double) -> ResolvedAnimation {
    let delay = delay.isNaN ? 0 : delay
    if case .delayed(let base, let before) = self, before >= 0, delay >= 0 {
      return .delayed(base, by: before + delay)
    }
    return .delayed(self, by: delay)
  }

  /// The animation, sped up by a factor (T2.7); unchanged by NaN (T3.13).
  package func sped(by speed: Double) -> ResolvedAnimation {
    let speed = speed.isNaN ? 1 : speed
    if case .sped(let base, let before) = self { return .sped(base, by: before * speed) }
    return .sped(self, by: speed)
  }

  /// The animation for a view with an environment, which custom ones may read (T4.8).
  package func inside(_ environment: Any) -> ResolvedAnimation {
    guard isOwn else { return self }
    switch self {
    case .timing, .curve, .fluidSpring, .interpolatingSpring: return self
    case .custom(let custom):
      return .custom(ResolvedCustomAnimation(custom.base.inside(environment)))
    case .delayed(let base, let delay): return .delayed(base.inside(environment), by: delay)
    case .sped(let base, let speed): return .sped(base.inside(environment), by: speed)
    case .repeated(let base, let count, let autoreverses):
      return .repeated(base.inside(environment), count: count, autoreverses: autoreverses)
    case .logicallyComplete(let base, let time):
      return .logicallyComplete(base.inside(environment), after: time)
    }
  }

  /// A spring that takes over the motion of the animation before (T3.9).
  package static func spring(_ spring: Spring, blendDuration: Double = 0) -> ResolvedAnimation {
    .fluidSpring(
      FluidSpring(
        response: spring.response,
        dampingFraction: spring.dampingRatio,
        blendDuration: blendDuration
      )
    )
  }
}
