#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Spring {
  /// The position on the way from zero to a target, after some seconds (T3.6).
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let course = course(at: time)
    return target.scaled(by: course.way) + initialVelocity.scaled(by: course.push)
  }

  /// The velocity on the way from zero to a target, per second (T3.8).
  ///
  /// For an overdamped spring the target is added, as Apple's does.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let velocity = trueVelocity(target: target, initialVelocity: initialVelocity, time: time)
    return frequency < 0 ? velocity + target : velocity
  }

  /// The real velocity, whatever the damping.
  package func trueVelocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V,
    time: Double
  ) -> V {
    let change = changeOfCourse(at: time)
    return target.scaled(by: change.way) + initialVelocity.scaled(by: change.push)
  }

  /// Advances a value and its velocity by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V,
    velocity: inout V,
    target: V,
    deltaTime: Double
  ) {
    let rest = target - value
    let start = velocity
    velocity = self.velocity(target: rest, initialVelocity: start, time: deltaTime)
    value += self.value(target: rest, initialVelocity: start, time: deltaTime)
  }

  /// The force of the spring at a position and velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The part of the way made so far, and the factor of the initial velocity, in seconds.
  private func course(at time: Double) -> (way: Double, push: Double) {
    let rest = exp(-decay * time)
    if frequency > 0 {
      let (s, c) = (sin(frequency * time) / frequency, cos(frequency * time))
      return (1 - rest * (decay * s + c), rest * s)
    }
    if frequency == 0 { return (1 - rest * (1 + decay * time), rest * time) }
    let (slow, fast) = parts(at: time)
    let difference = slow.value - fast.value
    let push = difference / (slow.rate - fast.rate)
    return (1 - fast.value + fast.rate * push, push)
  }

  private func changeOfCourse(at time: Double) -> (way: Double, push: Double) {
    let rest = exp(-decay * time)
    if frequency > 0 {
      let (s, c) = (sin(frequency * time) / frequency, cos(frequency * time))
      let way = rest * s * (decay * decay + frequency * frequency)
      return (way, rest * (c - decay * s))
    }
    if frequency == 0 { return (decay * decay * time * rest, rest * (1 - decay * time)) }
    let (slow, fast) = parts(at: time)
    let push = (slow.rate * slow.value - fast.rate * fast.value) / (slow.rate - fast.rate)
    return (fast.rate * (push - fast.value), push)
  }

  /// The two exponentials of an overdamped spring.
  private func parts(
    at time: Double
  ) -> (slow: (rate: Double, value: Double), fast: (rate: Double, value: Double)) {
    let (slow, fast) = (-decay - frequency, -decay + frequency)
    return ((slow, exp(slow * time)), (fast, exp(fast * time)))
  }
}
