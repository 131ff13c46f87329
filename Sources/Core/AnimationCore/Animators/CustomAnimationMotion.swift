/// A change by a custom animation, which may keep any state between its calls.
///
/// It is called at all multiples of a step since its start, whenever it is queried, and besides for
/// each queried time, whose state is dropped: so the presented values do not depend on those
/// presented before (T10.4).
struct CustomAnimationMotion<Value: VectorArithmetic> {
  /// The initial state.
  private let first: CustomAnimationMemory<Value>
  /// The seconds from the start of its animation to its own.
  let begin: Double
  /// The state of the animation after the last step.
  private var past: CustomAnimationMemory<Value>
  /// The state of the animation at the last queried time.
  private(set) var present: CustomAnimationMemory<Value>
  /// The next step.
  private var step: Double
  private var time: Double
  /// The state of the animation after the next step, if it has been called for it and not ended.
  private var ahead: (interval: Value, memory: CustomAnimationMemory<Value>)?

  /// Creates a motion that continues with another one's state, if any, at a time after the start.
  init(_ memory: CustomAnimationMemory<Value> = CustomAnimationMemory(), at begin: Double = 0) {
    (first, past, present) = (memory, memory, memory)
    (self.begin, time) = (begin, begin)
    step = begin > 0 ? (begin * FluidSpring.stepsPerSecond + 1e-6).rounded(.down) + 1 : 0
  }

  /// The part of the change made after some seconds; nil once it is complete.
  mutating func value(of interval: Value, on course: ResolvedCustomAnimation, at time: Double)
    -> Value?
  {
    // A pass of a repeated animation starts again.
    if time < self.time { self = CustomAnimationMotion(first, at: begin) }
    self.time = time
    // After that only the queried time is computed (T3.13).
    let last = min(time, begin + ResolvedCustomAnimation.longestCourse)
    while step / FluidSpring.stepsPerSecond < last {
      if let known = ahead, known.interval == interval {
        (past, ahead) = (known.memory, nil)
        step += 1
        continue
      }
      ahead = nil
      let moment = step / FluidSpring.stepsPerSecond
      guard course.base.animate(interval, time: moment, memory: &past) != nil else { return nil }
      step += 1
    }
    present = past
    let value = course.base.animate(interval, time: time, memory: &present)
    let isStep = time == step / FluidSpring.stepsPerSecond
    ahead = isStep && value != nil ? (interval, present) : nil
    return value
  }
}
