package import AnimationCore

/// A change of a spec's values at a time.
package struct SpecState: Sendable {
  /// The name of the state; nil if it has none.
  package var name: String?
  /// The time at which it begins, in seconds since the screen appeared.
  package var time: Double
  /// The animation of the change; nil for none.
  package var animation: ResolvedAnimation?
  /// Whether animations that views ask for themselves are left out.
  package var disablesAnimations = false
  /// The change that follows once the animation has completed; nil for none.
  package var next: SpecStateChange?
}
