#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spring that moves a mass (T3.2–T3.8).
public struct Spring: Hashable, Sendable {
  /// The angular frequency, in radians per second: 0 for critical damping, the negative of the
  /// slower part's decay if it is overdamped.
  package private(set) var frequency: Double
  /// The decay of its swings, per second.
  package private(set) var decay: Double
  /// The mass at its end.
  public private(set) var mass: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds.
  ///   - dampingRatio: The damping ratio: 1 is critical.
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
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: From 1, endless, over 0, critically damped, to -1, overdamped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its physics.
  ///
  /// - Parameter allowOverDamping: Whether more than critical damping is kept.
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

  /// Creates a spring from its settling duration.
  ///
  /// - Parameters:
  ///   - settlingDuration: 0.01 to 10 seconds.
  ///   - dampingRatio: More than 0, at most 1.
  ///   - epsilon: The distance from its target within which it is at rest.
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

  /// Solves by Newton's method for the frequency whose envelope comes within epsilon in time.
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

  // MARK: Parameters

  /// The period without damping, in seconds.
  public var response: Double {
    2 * .pi / (decay * decay + frequency * abs(frequency)).squareRoot()
  }
  /// The damping ratio; 1 is critical.
  public var dampingRatio: Double { decay * response / (2 * .pi) }
  /// The perceived duration, in seconds.
  public var duration: Double { response }
  /// The bounce: 1 is endless, 0 critically damped.
  public var bounce: Double { frequency >= 0 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The stiffness: for an overdamped spring as Apple's states it, not by physics (T3.5).
  public var stiffness: Double { mass * (frequency * frequency + decay * decay) }
  /// The damping.
  public var damping: Double { 2 * decay * mass }
}
