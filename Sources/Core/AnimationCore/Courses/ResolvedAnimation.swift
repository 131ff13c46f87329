/// An animation without its value: the progress of any change over time.
package indirect enum ResolvedAnimation: Hashable, Sendable {
  /// A timing curve; in seconds. Without a duration the change is immediate (T2.4).
  case timing(CubicBezier, duration: Double)
  /// A custom unit curve; in seconds.
  case curve(UnitCurve, duration: Double)
  case fluidSpring(FluidSpring)
  case interpolatingSpring(InterpolatingSpring)
  case custom(ResolvedCustomAnimation)
  /// A delayed animation; in seconds (T2.6).
  case delayed(ResolvedAnimation, by: Double)
  /// An animation sped up by a factor (T2.7).
  case sped(ResolvedAnimation, by: Double)
  /// A number of repetitions, nil for ever; every other one reversed if it autoreverses (T2.8).
  case repeated(ResolvedAnimation, count: Int?, autoreverses: Bool)
  /// An animation with a logical completion after seconds (T2.12).
  case logicallyComplete(ResolvedAnimation, after: Double)

  /// The default duration of an animation, in seconds (T2.2).
  package static let standardDuration = 0.35

  /// The default animation: a critically damped spring (T2.10).
  ///
  /// The rule is disputed: Apple's page says that the response is 0.55 seconds.
  package static let standard = ResolvedAnimation.fluidSpring(
    FluidSpring(response: 0.5, dampingFraction: 1)
  )
}
