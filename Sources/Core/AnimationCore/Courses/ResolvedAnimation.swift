/// How a change is spread over time: what an animation asks for, before it is known what changes.
package indirect enum ResolvedAnimation: Hashable, Sendable {
  /// Along a curve; its seconds. Without a duration the change is immediate (T2.4).
  case timing(CubicBezier, duration: Double)
  /// Along a curve of a user's choice; its seconds.
  case curve(UnitCurve, duration: Double)
  case fluidSpring(FluidSpring)
  case interpolatingSpring(InterpolatingSpring)
  case custom(ResolvedCustomAnimation)
  /// Later by so many seconds (T2.6).
  case delayed(ResolvedAnimation, by: Double)
  /// Faster by a factor (T2.7).
  case sped(ResolvedAnimation, by: Double)
  /// So many times, nil for ever; every other time backwards if it autoreverses (T2.8).
  case repeated(ResolvedAnimation, count: Int?, autoreverses: Bool)
  /// As good as done after so many seconds (T2.12).
  case logicallyComplete(ResolvedAnimation, after: Double)

  /// How long an animation takes if nothing is said, in seconds (T2.2).
  package static let standardDuration = 0.35

  /// What an animation is if nothing is said: a spring that is damped critically (T2.10).
  ///
  /// The rule is disputed: Apple's page says that the response is 0.55 seconds.
  package static let standard = ResolvedAnimation.fluidSpring(
    FluidSpring(response: 0.5, dampingFraction: 1)
  )
}
