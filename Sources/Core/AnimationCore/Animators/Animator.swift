/// What brings one animatable value from where it was to where it is (T1.1, T1.2).
///
/// The value itself has changed at once; what is shown lies behind it by the displacement.
package struct Animator<Value: VectorArithmetic> {
  /// The animation of the first change.
  private var first: AnimationRun<Value>
  /// Those that came while others ran, and add to them (T4.5).
  private var later: [AnimationRun<Value>] = []
  /// How many steps all of them have been followed, since the first began.
  private var steps = 0
  /// How much each animation changes the value, all before it included.
  private var targets: [Value]
  /// The target of the last one: the whole change since the first.
  package private(set) var interval: Value
  /// The change that came last.
  private var last: Change?

  /// A change at one instant.
  private struct Change {
    let time: Double
    var amount: Value
    /// How fast the value was.
    var velocity: Value?
    /// What there was before it; none if it was the first.
    var before: [Animator] = []
  }

  /// Begins a change.
  ///
  /// - Parameters:
  ///   - interval: The new value less the one that was.
  ///   - start: When, by the screen's clock, in seconds.
  ///   - velocity: How fast the value is, a second; only a spring begins with it (T4.9).
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

  /// How far what is shown lies behind the value; nil once it has arrived.
  ///
  /// - Parameter time: By the screen's clock, in seconds; not before an earlier one.
  package mutating func displacement(at time: Double) -> Value? {
    value(at: time).map { $0 - interval }
  }

  /// How far the change has come; nil once it is there.
  private mutating func value(at time: Double) -> Value? {
    guard !later.isEmpty else { return first.value(of: interval, at: time) }
    guard later.contains(where: { $0.course.isStepped }) else { return sum(at: time) }
    // What a stepped animation is to bring about changes with those before it, so that all of them are
    // followed on one grid; the time that is asked for leaves nothing behind (T10.4).
    while Double(steps + 1) / FluidSpring.stepsPerSecond <= time - first.start + 1e-9 {
      steps += 1
      if sum(at: first.start + Double(steps) / FluidSpring.stepsPerSecond) == nil { return nil }
    }
    var present = self
    return present.sum(at: time)
  }

  /// What all animations together have made of the change; nil once the last one is done.
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

  /// Changes the value again while it is on its way (T4.1).
  ///
  /// Of several changes at one instant only their sum counts, by the last animation (T4.7).
  ///
  /// - Parameters:
  ///   - change: The new value less the one before.
  ///   - time: By the screen's clock, in seconds.
  package mutating func change(by change: Value, course: ResolvedAnimation, at time: Double) {
    // What is done at once is not taken back.
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

  /// How fast what is shown is, a second; nil if the animation does not tell.
  package mutating func velocity(at time: Double) -> Value? {
    guard later.isEmpty, first.value(of: interval, at: time) != nil else { return nil }
    return first.velocity(of: interval, at: time)
  }

  /// When it arrives if nothing changes, by the screen's clock; infinite if never.
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
