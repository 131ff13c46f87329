// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  /// Runs the changes of an animation, at once.
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

  /// Runs the changes of an animation, at once.
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

  /// Inert: there are no animations.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
  public private(set) static var areAnimationsEnabled = true
}
