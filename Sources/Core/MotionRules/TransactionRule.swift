package import AnimationCore

/// What becomes of transactions at a place in a tree (T5.3, T5.6, T5.7).
package struct TransactionRule: Equatable, Sendable {
  /// What has to be another one for the rule to count in an update; nil if it counts in all.
  package var value: String?
  /// The animation, if it is another one; nil in it for none.
  package var animation: ResolvedAnimation??
  /// Whether animations further inside are left out.
  package var disablesAnimations: Bool?
  /// Whether it is itself left out where animations are.
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
