/// A running animation: one animation applied to one value.
struct AnimationRun<Value: VectorArithmetic> {
  let course: ResolvedAnimation
  /// The start of the animation, by the screen's clock, in seconds.
  let start: Double
  private var memory: Memory

  /// The state that the animation keeps between the times that are queried.
  private struct Memory {
    var spring = FluidSpringMotion<Value>()
    var custom = CustomAnimationMotion<Value>()
    /// Whether the spring began with a velocity.
    var hasTakenOver = false
    /// The length of one pass of each repeated animation, the outermost first.
    var passes: [Double] = []
  }

  /// Starts an animation.
  ///
  /// - Parameter velocity: The value's velocity, per second; only a spring begins with it (T4.9).
  init(_ course: ResolvedAnimation, start: Double, velocity: Value? = nil) {
    self.course = course
    self.start = start
    memory = Memory()
    guard let velocity, course.fluidSpring != nil, course.rate > 0 else { return }
    memory.spring = FluidSpringMotion(from: .zero, velocity: velocity.scaled(by: 1 / course.rate))
    memory.hasTakenOver = true
  }

  /// The part of the change made so far; nil once it is complete.
  mutating func value(of interval: Value, at time: Double) -> Value? {
    value(of: interval, on: course, at: max(0, time - start), depth: 0)
  }

  private mutating func value(
    of interval: Value,
    on course: ResolvedAnimation,
    at time: Double,
    depth: Int
  ) -> Value? {
    switch course {
    case .timing(let curve, let duration):
      guard duration > 0, time <= duration else { return nil }
      return interval.scaled(by: curve.value(at: time / duration))
    case .curve(let curve, let duration):
      guard duration > 0, time <= duration else { return nil }
      return interval.scaled(by: curve.value(at: time / duration))
    case .fluidSpring(let spring):
      memory.spring.advance(to: time, spring: spring, interval: interval)
      return memory.spring.hasEnded ? nil : memory.spring.value
    case .interpolatingSpring(let spring):
      guard time < spring.removalTime else { return nil }
      return interval.scaled(by: spring.fraction(at: time))
    case .custom(let custom):
      return memory.custom.value(of: interval, on: custom, at: time)
    case .delayed(let base, let delay):
      return value(of: interval, on: base, at: max(0, time - delay), depth: depth)
    case .sped(let base, let speed):
      guard let past = course.pastTime(time, spedBy: speed) else { return nil }
      return value(of: interval, on: base, at: past, depth: depth)
    case .logicallyComplete(let base, _):
      return value(of: interval, on: base, at: time, depth: depth)
    case .repeated(let base, let count, let autoreverses):
      let length = lengthOfPass(of: base, interval, depth: depth)
      guard let pass = RepeatedPass(at: time, length: length, count: count) else { return nil }
      let value = value(of: interval, on: base, at: pass.time, depth: depth + 1) ?? interval
      return autoreverses && pass.isOdd ? interval - value : value
    }
  }

  private mutating func lengthOfPass(
    of base: ResolvedAnimation,
    _ interval: Value,
    depth: Int
  ) -> Double {
    while memory.passes.count <= depth { memory.passes.append(-1) }
    if memory.passes[depth] < 0 { memory.passes[depth] = base.removalTime(of: interval) }
    return memory.passes[depth]
  }

  /// Whether a custom animation has reported its logical completion.
  var isCustomLogicallyComplete: Bool { memory.custom.present.isLogicallyComplete }

  /// The end of the change, by the screen's clock; infinite if it never ends.
  func end(of interval: Value) -> Double {
    if memory.hasTakenOver { return start + endOfSpring(interval, on: course) }
    guard memory.custom.begin > 0 else { return start + course.removalTime(of: interval) }
    // A spring that has taken over has a velocity.
    return steppedTime { run, time in run.value(of: interval, at: time) == nil }
  }

  /// The seconds after which a spring that has taken over is at rest.
  private func endOfSpring(_ interval: Value, on course: ResolvedAnimation) -> Double {
    switch course {
    case .fluidSpring(let spring):
      var motion = memory.spring
      motion.restart()
      return motion.end(of: spring, interval: interval)
    case .delayed(let base, let delay): return max(0, delay + endOfSpring(interval, on: base))
    case .sped(let base, let speed):
      let time = endOfSpring(interval, on: base)
      return speed > 0 ? time / speed : .infinity
    case .logicallyComplete(let base, _): return endOfSpring(interval, on: base)
    case .timing, .curve, .interpolatingSpring, .custom, .repeated:
      return course.removalTime(of: interval)
    }
  }

  /// The first step of the simulation at which a condition holds (T10.3); infinite if none.
  func steppedTime(until isReached: (inout AnimationRun, Double) -> Bool) -> Double {
    var run = self
    var step = (memory.custom.begin * FluidSpring.stepsPerSecond).rounded(.up)
    let last = step + course.longestSearch * FluidSpring.stepsPerSecond
    while step < last {
      let time = start + step / FluidSpring.stepsPerSecond
      if isReached(&run, time) { return time }
      step += 1
    }
    return .infinity
  }

  // MARK: Interruption

  /// The velocity of the change, per second; nil if its animation does not report one (T4.3).
  func velocity(of interval: Value, at time: Double) -> Value? {
    velocity(of: interval, on: course, at: max(0, time - start))
  }

  private func velocity(
    of interval: Value,
    on course: ResolvedAnimation,
    at time: Double
  ) -> Value? {
    switch course {
    case .timing, .curve, .repeated: nil
    case .fluidSpring: memory.spring.velocity
    case .interpolatingSpring(let spring): interval.scaled(by: spring.velocity(at: time))
    case .custom(let custom):
      custom.base.velocity(interval, time: time, memory: memory.custom.present)
    case .delayed(let base, let delay):
      time < delay ? .zero : velocity(of: interval, on: base, at: time - delay)
    case .sped(let base, let speed):
      velocity(of: interval, on: base, at: time * speed)?.scaled(by: speed)
    case .logicallyComplete(let base, _): velocity(of: interval, on: base, at: time)
    }
  }

  /// Returns the run of a new animation that takes over the motion of this one; nil if the new
  /// animation adds to it instead (T4.3, T4.4).
  ///
  /// - Parameters:
  ///   - value: The part of the change made so far.
  ///   - isAlone: Whether the motion is this run's alone.
  func merged(
    into next: ResolvedAnimation,
    value: Value,
    interval: Value,
    isAlone: Bool,
    at time: Double
  ) -> AnimationRun? {
    guard let pause = next.pauseBeforeMerging(over: course) else {
      let taken = isAlone ? nil : value
      return mergedCustom(into: next, interval: interval, taken: taken, at: time)
    }
    let begun = time - start >= pause
    var run = AnimationRun(next, start: begun ? time - pause : start)
    run.memory.hasTakenOver = true
    let previous = isAlone ? course.fluidSpring : nil
    if let previous, course.rate == next.rate {
      run.memory.spring = FluidSpringMotion(
        takingOver: memory.spring,
        response: previous.response
      )
    } else {
      let velocity = isAlone ? velocity(of: interval, at: time) : nil
      // A spring of another speed has a different clock: only its real velocity is taken over.
      run.memory.spring = FluidSpringMotion(
        from: value,
        velocity: velocity ?? .zero,
        replacing: previous?.response
      )
    }
    return run
  }

  private func mergedCustom(
    into next: ResolvedAnimation,
    interval: Value,
    taken: Value?,
    at time: Double
  ) -> AnimationRun? {
    guard case .custom(let custom) = next else { return nil }
    var run = AnimationRun(next, start: start)
    let elapsed = max(0, time - start)
    let spring = memory.spring
    var memory = memory.custom.present
    memory.isLogicallyComplete = false
    memory.taken = taken
    if course.fluidSpring != nil {
      // A query of this animation as the previous one finds its state.
      memory.keep(CustomAnimationState(spring: spring), of: course)
    }
    let merges = custom.base.shouldMerge(
      previous: course,
      interval,
      time: elapsed,
      memory: &memory
    )
    memory.taken = nil
    run.memory.custom = CustomAnimationMotion(memory, at: elapsed)
    return merges ? run : nil
  }
}
