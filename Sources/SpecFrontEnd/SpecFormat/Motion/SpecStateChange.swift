package import AnimationCore

/// A change of a spec's state, and its animation.
package struct SpecStateChange: Sendable {
  /// The new value of a setting.
  package enum Setting: Sendable {
    case number(Double)
    case boolean(Bool)
    case text(String)
    /// A number computed from the existing numbers; nil if it has no result.
    case computed(@Sendable ([String: Double]) -> Double?)
    /// The opposite of another value.
    case opposite(of: String)
  }

  /// The name of the new state; nil for none.
  package var state: String?
  /// The new values of settings, by their names.
  package var settings: [String: Setting] = [:]
  /// The animation of the change; nil for that of the state, or none.
  package var animation: ResolvedAnimation??
  /// Whether animations set by views are disabled.
  package var disablesAnimations = false
  /// The change that follows once this one's animations are complete (T2.12): at most one.
  package var next: [SpecStateChange] = []
  /// Whether it waits until the animations are removed, not only until they are logically complete.
  package var waitsForRemoval = false

  package init() {}

  /// Creates a change to a state.
  package init(to state: String) { self.state = state }
}
