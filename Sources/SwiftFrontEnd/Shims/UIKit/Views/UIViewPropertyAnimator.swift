// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Inert: runs the changes of an animation at once.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open var fractionComplete: CGFloat = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { false }
  open var isReversed = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations = [animations] }
  }

  public init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations = [animations] }
  }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    animations()
    completion?(.end)
    return Self.ended(duration)
  }

  public required init(_ended duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  private class func ended(_ duration: TimeInterval) -> Self { Self(_ended: duration) }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    state = .active
    for animation in animations { animation() }
    fractionComplete = 1
    state = .inactive
    for completion in completions { completion(.end) }
    (animations, completions) = ([], [])
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}
