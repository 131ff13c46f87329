/// How a change of values is spread over time.
///
/// Screens are shown in the state that a change ends in; a description of its course is kept.
public struct Animation: Equatable, Sendable {
  /// The course of an animation.
  enum Curve: Equatable, Sendable {
    case timing(Double, Double, Double, Double, duration: Double)
    case spring(duration: Double, bounce: Double, blendDuration: Double)
    case curve(UnitCurve, duration: Double)
    case custom(AnyHashableSendable)
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  var curve: Curve
  var delay = 0.0
  var speed = 1.0
  /// How often it runs; nil for ever.
  var repeatCount: Int? = 1
  var autoreverses = false

  init(_ curve: Curve) { self.curve = curve }

  /// The standard spring (V7.10).
  public static let `default` = spring(duration: 0.55, bounce: 0)

  // MARK: Curves

  /// An animation at constant speed.
  public static var linear: Animation { linear(duration: 0.35) }
  /// An animation at constant speed; seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.timing(0, 0, 1, 1, duration: duration))
  }
  /// Slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Slow at both ends; seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.timing(0.42, 0, 0.58, 1, duration: duration))
  }
  /// Slow at the start.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at the start; seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.timing(0.42, 0, 1, 1, duration: duration))
  }
  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at the end; seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.timing(0, 0, 0.58, 1, duration: duration))
  }
  /// A cubic Bézier curve of the control points given; seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timing(p1x, p1y, p2x, p2y, duration: duration))
  }

  // MARK: Springs

  /// A spring; seconds.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }
  /// A spring by its response, in seconds, and damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration)
  }
  /// The standard spring.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
  /// A spring for what follows a finger; seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration)
  }
  /// A spring for what follows a finger; seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }
  /// A spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
  /// A spring of its physics.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .physicalSpring(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        velocity: initialVelocity
      )
    )
  }
  /// A spring that adds to others; seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }
  /// A spring that adds to others.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce; seconds.
  public static func smooth(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce; seconds.
  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a large bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a large bounce; seconds.
  public static func bouncy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Changes

  /// The animation, later by so many seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }
  /// The animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }
  /// The animation, so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    return animation
  }
  /// The animation, for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = nil
    animation.autoreverses = autoreverses
    return animation
  }
}
