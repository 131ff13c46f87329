#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spring by its formula, which adds to the motion of what it replaces (T3.11).
package struct InterpolatingSpring: Hashable, Sendable {
  /// What it does with a mass of 1.
  package let spring: Spring
  /// How fast it begins, in changes a second.
  package let initialVelocity: Double

  /// Creates a spring of its physics; one that is damped more than critically is taken for one that is
  /// damped critically.
  package init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) {
    spring = Spring(stiffness: stiffness / mass, damping: damping / mass)
    // What is no number is none (T3.13).
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// Creates a spring like another.
  package init(_ spring: Spring, initialVelocity: Double = 0) {
    self.init(
      mass: spring.mass,
      stiffness: spring.stiffness,
      damping: spring.damping,
      initialVelocity: initialVelocity
    )
  }

  /// How far it has come after some seconds; 1 is all the way.
  func fraction(at time: Double) -> Double {
    spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
  }

  /// How fast it is after some seconds, in changes a second.
  func velocity(at time: Double) -> Double {
    spring.trueVelocity(target: 1.0, initialVelocity: initialVelocity, time: time)
  }

  /// After how many seconds it is done; infinite without damping, 0 if it is infinitely stiff.
  package var removalTime: Double {
    guard spring.stiffness.isFinite else { return 0 }
    guard spring.frequency > 0 else {
      return spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity)
    }
    if spring.decay == 0 { return .infinity }
    let swing = abs((spring.decay - initialVelocity) / spring.frequency)
    return max(0, -log(0.001 / (1 + swing)) / spring.decay)
  }

  /// After how many seconds it is as good as done: a swing without damping.
  package var logicalCompletionTime: Double {
    let time = 2 * .pi / spring.stiffness.squareRoot()
    return time.isNaN ? 0 : time
  }
}
