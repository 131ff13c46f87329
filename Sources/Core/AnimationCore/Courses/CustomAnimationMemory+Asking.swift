/// Queries of a custom animation that is built from others (T4.8).
///
/// Their state is a part of its state: none is simulated from its start again, nor searched for
/// its end.
extension CustomAnimationMemory {
  private typealias Asked = [ResolvedAnimation: CustomAnimationState<Value>]

  private func asked(_ course: ResolvedAnimation) -> CustomAnimationState<Value>? {
    (values[ObjectIdentifier(Asked.self)] as? Asked)?[course]
  }

  mutating func keep(_ asked: CustomAnimationState<Value>, of course: ResolvedAnimation) {
    var all = values.removeValue(forKey: ObjectIdentifier(Asked.self)) as? Asked ?? [:]
    all[course] = asked
    values[ObjectIdentifier(Asked.self)] = all
  }

  /// The part of a change that another animation makes after some seconds; nil once it is complete.
  package mutating func value(
    of interval: Value,
    on course: ResolvedAnimation,
    at time: Double
  ) -> Value? {
    var asked = asked(course) ?? CustomAnimationState()
    let time = max(0, time - asked.start)
    let value = value(of: interval, on: course, at: time, &asked, depth: 0)
    keep(asked, of: course)
    return value
  }

  private mutating func value(
    of interval: Value,
    on course: ResolvedAnimation,
    at time: Double,
    _ asked: inout CustomAnimationState<Value>,
    depth: Int
  ) -> Value? {
    switch course {
    case .timing, .curve:
      var run = AnimationRun<Value>(course, start: 0)
      return run.value(of: interval, at: time)
    case .interpolatingSpring(let spring):
      if time >= spring.logicalCompletionTime { isLogicallyComplete = true }
      var run = AnimationRun<Value>(course, start: 0)
      return run.value(of: interval, at: time)
    case .fluidSpring(let spring):
      if time >= spring.response { isLogicallyComplete = true }
      asked.spring.follow(to: time, spring: spring, interval: interval)
      return asked.spring.hasEnded ? nil : asked.spring.value
    case .custom(let custom):
      guard depth > 0 else { return custom.base.animate(interval, time: time, memory: &self) }
      let place = depth - 1
      let value = custom.base
        .animate(interval, time: time, memory: &asked.passes[place].memory)
      isLogicallyComplete = isLogicallyComplete || asked.passes[place].memory.isLogicallyComplete
      return value
    case .delayed(let base, let delay):
      let past = max(0, time - delay)
      return value(of: interval, on: base, at: past, &asked, depth: depth)
    case .sped(let base, let speed):
      guard let past = course.pastTime(time, spedBy: speed) else { return nil }
      return value(of: interval, on: base, at: past, &asked, depth: depth)
    case .logicallyComplete(let base, let moment):
      let wasComplete = isLogicallyComplete
      let value = value(of: interval, on: base, at: time, &asked, depth: depth)
      isLogicallyComplete = wasComplete || time >= moment
      return value
    case .repeated(let base, let count, let autoreverses):
      if asked.passes.count <= depth {
        asked.passes.append(CustomAnimationState.Pass(length: base.removalTime(of: interval)))
      }
      let length = asked.passes[depth].length
      guard let pass = RepeatedPass(at: time, length: length, count: count) else { return nil }
      asked.enter(pass.number, depth: depth)
      let wasComplete = isLogicallyComplete
      isLogicallyComplete = false
      let value =
        value(of: interval, on: base, at: pass.time, &asked, depth: depth + 1) ?? interval
      isLogicallyComplete = wasComplete || isLogicallyComplete && pass.isLast
      return autoreverses && pass.isOdd ? interval - value : value
    }
  }

  /// The velocity of a change by another animation after some seconds, per second; nil if unknown.
  package func velocity(
    of interval: Value,
    on course: ResolvedAnimation,
    at time: Double
  ) -> Value? {
    var memory = self
    // A spring whose position has not been queried is advanced now.
    if course.fluidSpring != nil, memory.value(of: interval, on: course, at: time) == nil {
      return nil
    }
    let asked = memory.asked(course) ?? CustomAnimationState()
    return velocity(of: interval, on: course, at: max(0, time - asked.start), asked)
  }

  private func velocity(
    of interval: Value,
    on course: ResolvedAnimation,
    at time: Double,
    _ asked: CustomAnimationState<Value>
  ) -> Value? {
    switch course {
    case .timing, .curve, .repeated: nil
    case .fluidSpring: asked.spring.velocity
    case .interpolatingSpring(let spring):
      time < spring.removalTime ? interval.scaled(by: spring.velocity(at: time)) : nil
    case .custom(let custom): custom.base.velocity(interval, time: time, memory: self)
    case .delayed(let base, let delay):
      time < delay ? .zero : velocity(of: interval, on: base, at: time - delay, asked)
    case .sped(let base, let speed):
      velocity(of: interval, on: base, at: time * speed, asked)?.scaled(by: speed)
    case .logicallyComplete(let base, _): velocity(of: interval, on: base, at: time, asked)
    }
  }

  /// Lets an animation take over the motion of another one; false if it adds to that instead.
  package mutating func merge(
    _ course: ResolvedAnimation,
    over previous: ResolvedAnimation,
    _ interval: Value,
    at time: Double
  ) -> Bool {
    guard let pause = course.pauseBeforeMerging(over: previous) else {
      guard case .custom(let custom) = course else { return false }
      return custom.base.shouldMerge(previous: previous, interval, time: time, memory: &self)
    }
    var memory = self
    guard let value = memory.taken ?? memory.value(of: interval, on: previous, at: time) else {
      return false
    }
    let last = memory.asked(previous) ?? CustomAnimationState()
    var next = CustomAnimationState<Value>()
    next.start = time - last.start >= pause ? time - pause : last.start
    // The velocity of a sum of several animations is not known.
    let spring = taken == nil ? previous.fluidSpring : nil
    if let spring, previous.rate == course.rate {
      next.spring = FluidSpringMotion(takingOver: last.spring, response: spring.response)
    } else {
      let velocity = taken == nil ? memory.velocity(of: interval, on: previous, at: time) : nil
      next.spring = FluidSpringMotion(
        from: value,
        velocity: velocity ?? .zero,
        replacing: spring?.response
      )
    }
    keep(next, of: course)
    return true
  }
}
