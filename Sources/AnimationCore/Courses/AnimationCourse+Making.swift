extension AnimationCourse {
  /// The course, later by so many seconds (T2.6).
  package func delayed(by delay: Double) -> AnimationCourse {
    if case .delayed(let base, let before) = self, before >= 0, delay >= 0 {
      return .delayed(base, by: before + delay)
    }
    return .delayed(self, by: delay)
  }

  /// The course, faster by a factor (T2.7).
  package func sped(by speed: Double) -> AnimationCourse {
    if case .sped(let base, let before) = self { return .sped(base, by: before * speed) }
    return .sped(self, by: speed)
  }

  /// A spring that takes over the motion of what it replaces (T3.9).
  package static func spring(_ spring: Spring, blendDuration: Double = 0) -> AnimationCourse {
    .fluidSpring(
      FluidSpring(
        response: spring.response,
        dampingFraction: spring.dampingRatio,
        blendDuration: blendDuration
      )
    )
  }
}
