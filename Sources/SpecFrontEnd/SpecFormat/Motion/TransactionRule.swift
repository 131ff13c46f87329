package import AnimationCore

/// A transaction modifier at a place in a tree (T5.3, T5.6, T5.7).
package struct TransactionRule: Equatable, Sendable {
  /// The value whose change activates the rule in an update; nil for all updates.
  package var value: String?
  /// The animation that it sets, if it does; nil in it for none.
  package var animation: ResolvedAnimation??
  /// Whether animations further inside are disabled.
  package var disablesAnimations: Bool?
  /// Whether it is itself left out if animations are disabled.
  package var isAnimation: Bool

  package init(
    value: String? = nil,
    animation: ResolvedAnimation?? = nil,
    disablesAnimations: Bool? = nil,
    isAnimation: Bool
  ) {
    self.value = value
    self.animation = animation
    self.disablesAnimations = disablesAnimations
    self.isAnimation = isAnimation
  }
}
