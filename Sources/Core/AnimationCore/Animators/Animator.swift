/// The animations that bring one animatable value from its old to its new value (T1.1, T1.2).
///
/// The value itself changes at once; the presented value differs from it by the displacement.
package struct Animator<Value: VectorArithmetic> {
  /// The animation of the first change.
  private var first: AnimationRun<Value>
  /// The animations that began while others ran, and add to them (T4.5).
  private var later: [AnimationRun<Value>] = []
  /// The number of steps simulated for all of them, since the first began.
  private var steps = 0
  /// The change by each animation, with all before it.
  private var targets: [Value]
  /// The target of the last one: the whole change since the first.
  package private(set) var interval: Value
  /// The last change.
  private var last: Change?

  /// A change at one instant.
  private struct Change {
    let time: Double
    var amount: Value
    /// The velocity of the value.
    var velocity: Value?
    /// The animator before the change; empty if it was the first.
    var before: [Animator] = []
  }

  /// Starts the animation of a change.
  ///
  /// - Parameters:
  ///   - interval: The new value less the old one.
  ///   - start: The time, by the screen's clock, in seconds.
  ///   - velocity: The value's velocity, per second; only a spring begins with it (T4.9).
  package init(
    _ interval: Value,
    course: ResolvedAnimation,
    start: Double,
    velocity: Value? = nil
  ) {
    self.interval = interval
    first = AnimationRun(course, start: start, velocity: velocity)
    targets = []
    last = Change(time: start, amount: interval, velocity: velocity)
  }

  /// The difference of the presented value from the new one; nil once the animation has ended.
  ///
  /// - Parameter time: By the screen's clock, in seconds; not before an earlier one.
  package mutating func displacement(at time: Double) -> Value? {
    value(at: time).map { $0 - interval }
  }

  /// The part of the change made so far; nil once it is complete.
  private mutating func value(at time: Double) -> Value? {
    guard !later.isEmpty else { return first.value(of: interval, at: time) }
    guard later.contains(where: { $0.course.isStepped }) else { return sum(at: time) }
    // The change by a stepped animation depends on those before it, so all of them are simulated on
    // one grid; a query does not change any state (T10.4).
    while Double(steps + 1) / FluidSpring.stepsPerSecond <= time - first.start + 1e-9 {
      steps += 1
      if sum(at: first.start + Double(steps) / FluidSpring.stepsPerSecond) == nil { return nil }
    }
    var present = self
    return present.sum(at: time)
  }

  /// The sum of all animations' changes; nil once the last one has ended.
  private mutating func sum(at time: Double) -> Value? {
    var result = first.value(of: targets[0], at: time) ?? targets[0]
    for index in later.indices {
      let isLast = index == later.count - 1
      let part = (isLast ? interval : targets[index + 1]) - result
      let value = later[index].value(of: part, at: time)
      if isLast, value == nil { return nil }
      result += value ?? part
    }
    return result
  }

  /// Changes the value again during the animation (T4.1).
  ///
  /// Of several changes at one instant only their sum counts, by the last animation (T4.7).
  ///
  /// - Parameters:
  ///   - change: The new value less the former one.
  ///   - time: By the screen's clock, in seconds.
  package mutating func change(by change: Value, course: ResolvedAnimation, at time: Double) {
    // An immediate change is not undone.
    guard var last, last.time == time, value(at: time) != nil else {
      var before = self
      before.last = nil
      follow(change, course: course, at: time)
      self.last = Change(time: time, amount: change, before: [before])
      return
    }
    last.amount += change
    if let before = last.before.first {
      self = before
      follow(last.amount, course: course, at: time)
      self.last = last
    } else {
      self = Animator(last.amount, course: course, start: time, velocity: last.velocity)
    }
  }

  private mutating func follow(_ change: Value, course: ResolvedAnimation, at time: Double) {
    guard let value = value(at: time) else {
      self = Animator(change, course: course, start: time)
      return
    }
    let isAlone = later.isEmpty
    let merged = (later.last ?? first).merged(
      into: course,
      value: value,
      interval: interval,
      isAlone: isAlone,
      at: time
    )
    if let merged {
      first = merged
      later = []
      targets = []
    } else {
      targets.append(interval)
      later.append(AnimationRun(course, start: time))
      let passed = (time - first.start) * FluidSpring.stepsPerSecond + 1e-6
      steps = Int(exactly: max(0, passed).rounded(.down)) ?? 0
    }
    interval += change
  }

  /// The velocity of the presented value, per second; nil if the animation does not report one.
  package mutating func velocity(at time: Double) -> Value? {
    guard later.isEmpty, first.value(of: interval, at: time) != nil else { return nil }
    return first.velocity(of: interval, at: time)
  }

  /// The end if nothing changes, by the screen's clock; infinite if it never ends.
  package var end: Double {
    guard let last = later.last else { return first.end(of: interval) }
    guard last.course.isStepped, last.course.removalTime(of: interval).isFinite else {
      return last.end(of: interval)
    }
    var followed = self
    var step = Double(steps)
    let limit = step + last.course.longestSearch * FluidSpring.stepsPerSecond
    while step < limit {
      let time = first.start + step / FluidSpring.stepsPerSecond
      if time > last.start, followed.value(at: time) == nil { return time }
      step += 1
    }
    return .infinity
  }
}
