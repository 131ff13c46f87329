package import AnimationCore

/// What becomes of the values that a tree is made of, and how that moves.
package struct SpecStateChange: Sendable {
  /// What a value becomes.
  package enum Setting: Sendable {
    case number(Double)
    case boolean(Bool)
    case text(String)
    /// A number computed from the numbers that there are; nil if that has none.
    case computed(@Sendable ([String: Double]) -> Double?)
    /// The opposite of another value.
    case opposite(of: String)
  }

  /// The state that is gone to, by its name; nil for none.
  package var state: String?
  /// Values that become others, by their names.
  package var settings: [String: Setting] = [:]
  /// How what changes moves; nil for as the state says, else not at all.
  package var animation: ResolvedAnimation??
  /// Whether animations that views ask for themselves are left out.
  package var disablesAnimations = false
  /// What follows once what changes has come to rest (T2.12): one change at most.
  package var next: [SpecStateChange] = []
  /// Whether this follows a change once nothing moves any more, not only once that is as good as there.
  package var waitsForRemoval = false

  package init() {}

  /// A change to a state.
  package init(to state: String) { self.state = state }
}
