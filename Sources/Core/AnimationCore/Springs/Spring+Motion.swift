#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Spring {
  /// Where it is on its way from zero to a target, after some seconds (T3.6).
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let course = course(at: time)
    return target.scaled(by: course.way) + initialVelocity.scaled(by: course.push)
  }

  /// How fast it is on its way from zero to a target, a second (T3.8).
  ///
  /// Where it is damped more than critically, the target is added, as Apple's does.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let velocity = trueVelocity(target: target, initialVelocity: initialVelocity, time: time)
    return frequency < 0 ? velocity + target : velocity
  }

  /// How fast it is, whatever its damping.
  package func trueVelocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V,
    time: Double
  ) -> V {
    let change = changeOfCourse(at: time)
    return target.scaled(by: change.way) + initialVelocity.scaled(by: change.push)
  }

  /// Moves a value and its velocity on by some seconds.
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

  /// How much it pulls at what is somewhere and has a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The part of the way that has been made, and of the first velocity in seconds.
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

  /// The two exponentials of a spring that is damped more than critically.
  private func parts(
    at time: Double
  ) -> (slow: (rate: Double, value: Double), fast: (rate: Double, value: Double)) {
    let (slow, fast) = (-decay - frequency, -decay + frequency)
    return ((slow, exp(slow * time)), (fast, exp(fast * time)))
  }
}
