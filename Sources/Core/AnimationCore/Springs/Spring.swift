#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spring that moves a mass (T3.2–T3.8).
public struct Spring: Hashable, Sendable {
  /// How fast it swings, in radians a second: 0 if it is damped critically, the negative of how fast
  /// its slower part rests if it is damped more than that.
  package private(set) var frequency: Double
  /// How fast its swings become smaller, in 1 a second.
  package private(set) var decay: Double
  /// How heavy what it moves is.
  public private(set) var mass: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: How long a swing without damping takes, in seconds.
  ///   - dampingRatio: 1 for the least damping that keeps it from swinging.
  public init(response: Double, dampingRatio: Double) {
    let undamped = 2 * Double.pi / response
    decay = dampingRatio * undamped
    let swing = undamped * abs(1 - dampingRatio * dampingRatio).squareRoot()
    frequency = dampingRatio > 1 ? -swing : swing
    mass = 1
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: From 1, for ever, over 0, none, to -1, ever flatter.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring of its physics.
  ///
  /// - Parameter allowOverDamping: Whether more damping is kept than keeps it from swinging.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    self.mass = mass
    let braking = damping / (2 * mass)
    let undamped = (stiffness / mass).squareRoot()
    if braking > undamped, !allowOverDamping {
      (frequency, decay) = (0, undamped)
    } else {
      let swing = abs(stiffness / mass - braking * braking).squareRoot()
      (frequency, decay) = (braking > undamped ? -swing : swing, braking)
    }
  }

  /// Creates a spring that rests after some seconds.
  ///
  /// - Parameters:
  ///   - settlingDuration: 0.01 to 10 seconds.
  ///   - dampingRatio: More than 0, at most 1.
  ///   - epsilon: How near to its target it rests.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let duration = min(max(settlingDuration, 0.01), 10)
    let undamped = Spring.undampedFrequency(resting: duration, ratio: ratio, epsilon: epsilon)
    self.init(response: 2 * .pi / undamped, dampingRatio: ratio)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return 1 - min(bounce, 1) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  /// Solves by Newton's method when the envelope of the swings comes within epsilon.
  private static func undampedFrequency(
    resting duration: Double,
    ratio: Double,
    epsilon: Double
  ) -> Double {
    func solve(from start: Double, steps: Int) -> Double? {
      var frequency = start
      for _ in 0..<steps {
        let error: Double
        let slope: Double
        if ratio < 1 {
          let envelope =
            ratio / (1 - ratio * ratio).squareRoot()
            * exp(-ratio * duration * frequency)
          (error, slope) = (envelope - epsilon, -ratio * duration * envelope)
        } else {
          let decayed = exp(-duration * frequency)
          error = decayed * (1 + duration * frequency) - epsilon
          slope = -duration * duration * frequency * decayed
        }
        let next = frequency - error / slope
        guard next.isFinite, next > 0 else { return nil }
        if abs(next - frequency) <= 1e-12 * next { return next }
        frequency = next
      }
      return frequency
    }
    return solve(from: 5 / duration, steps: 12) ?? solve(from: 1 / duration, steps: 20)
      ?? 1 / duration
  }

  // MARK: What it is made of

  /// How long a swing without damping takes, in seconds.
  public var response: Double {
    2 * .pi / (decay * decay + frequency * abs(frequency)).squareRoot()
  }
  /// How much it is damped; 1 just keeps it from swinging.
  public var dampingRatio: Double { decay * response / (2 * .pi) }
  /// How long it seems to take, in seconds.
  public var duration: Double { response }
  /// How much it swings: 1 for ever, 0 not at all.
  public var bounce: Double { frequency >= 0 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// How stiff it is: where it is damped more than critically, as Apple's says it, not as physics
  /// does (T3.5).
  public var stiffness: Double { mass * (frequency * frequency + decay * decay) }
  /// How much it is damped.
  public var damping: Double { 2 * decay * mass }
}
