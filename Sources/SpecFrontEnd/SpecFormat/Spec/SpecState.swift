package import AnimationCore
package import MotionRules

/// A change of a spec's values at a time.
package struct SpecState: Sendable {
  /// What it is called; nil for nothing.
  package var name: String?
  /// When it happens, in seconds since the screen has appeared.
  package var time: Double
  /// How what changes moves; nil for not at all.
  package var animation: ResolvedAnimation?
  /// Whether animations that views ask for themselves are left out.
  package var disablesAnimations = false
  /// What follows once it has come to rest; nil for nothing.
  package var next: SpecStateChange?
}
