/// A spring that moves a mass of one.
public struct Spring: Hashable, Sendable {
  /// How heavy what it moves is.
  public var mass: Double
  /// How stiff it is.
  public var stiffness: Double
  /// How much it is braked.
  public var damping: Double

  /// Creates a spring; seconds.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(
      response: duration,
      dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - bounce
    )
  }

  /// Creates a spring; seconds.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / response
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// Creates a spring of its physics.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    let most = 2 * (stiffness * mass).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, most)
  }

  /// Creates a spring that rests after some seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 0.001)
    self.init(response: 2 * .pi * ratio * settlingDuration / -log(epsilon), dampingRatio: ratio)
  }

  /// How long a swing takes, in seconds.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
  /// How much it is braked, by what keeps it from swinging.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// How long it seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// How much it swings.
  public var bounce: Double {
    dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }
  /// After how many seconds it rests.
  public var settlingDuration: TimeInterval {
    let decay = dampingRatio * (stiffness / mass).squareRoot()
    return decay > 0 ? -log(0.001) / decay : .infinity
  }

  /// Without bounce.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// Without bounce; seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// With a small bounce.
  public static var snappy: Spring { snappy() }
  /// With a small bounce; seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// With a large bounce.
  public static var bouncy: Spring { bouncy() }
  /// With a large bounce; seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Where it is on its way to a target after some seconds.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let (way, push) = course(time)
    var value = target
    value.scale(by: way)
    var velocity = initialVelocity
    velocity.scale(by: push)
    return value + velocity
  }

  /// The part of the way that it has come, and of the velocity that it began with.
  private func course(_ time: Double) -> (way: Double, push: Double) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = dampingRatio
    let decay = exp(-ratio * frequency * time)
    if abs(ratio - 1) < 1e-9 {
      return (1 - decay * (1 + frequency * time), decay * time)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let (c, s) = (cos(swing * time), sin(swing * time))
      return (1 - decay * (c + ratio * frequency / swing * s), decay * s / swing)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (c, s) = (cosh(root * time), sinh(root * time))
    return (1 - decay * (c + ratio * frequency / root * s), decay * s / root)
  }
}

extension Animation {
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(
      .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
    )
  }

  /// A spring that adds to others.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation { .spring(spring) }

  /// A course; seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }
}
