#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spring by its formula, which adds to the motion of the animation before (T3.11).
package struct InterpolatingSpring: Hashable, Sendable {
  /// The spring, with a mass of 1.
  package let spring: Spring
  /// The initial velocity, in changes per second.
  package let initialVelocity: Double

  /// Creates a spring from its physics; an overdamped one counts as critically damped.
  package init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) {
    spring = Spring(stiffness: stiffness / mass, damping: damping / mass)
    // NaN counts as 0 (T3.13).
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// Creates an animation from a spring.
  package init(_ spring: Spring, initialVelocity: Double = 0) {
    self.init(
      mass: spring.mass,
      stiffness: spring.stiffness,
      damping: spring.damping,
      initialVelocity: initialVelocity
    )
  }

  /// The fraction of the change after some seconds; 1 is all of it.
  func fraction(at time: Double) -> Double {
    spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
  }

  /// The velocity after some seconds, in changes per second.
  func velocity(at time: Double) -> Double {
    spring.trueVelocity(target: 1.0, initialVelocity: initialVelocity, time: time)
  }

  /// The seconds after which it has ended; infinite without damping, 0 if it is infinitely stiff.
  package var removalTime: Double {
    guard spring.stiffness.isFinite else { return 0 }
    guard spring.frequency > 0 else {
      return spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity)
    }
    if spring.decay == 0 { return .infinity }
    let swing = abs((spring.decay - initialVelocity) / spring.frequency)
    return max(0, -log(0.001 / (1 + swing)) / spring.decay)
  }

  /// The seconds after which it is logically complete: one period without damping.
  package var logicalCompletionTime: Double {
    let time = 2 * .pi / spring.stiffness.squareRoot()
    return time.isNaN ? 0 : time
  }
}
