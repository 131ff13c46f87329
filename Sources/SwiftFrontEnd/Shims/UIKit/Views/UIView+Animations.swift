// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  /// Does what an animation would end with, at once.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Does what an animation would end with, at once.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// Inert: nothing is animated.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
  public private(set) static var areAnimationsEnabled = true
}
