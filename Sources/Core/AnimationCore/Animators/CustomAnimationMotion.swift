/// A change that a course of the user's makes, which may keep what it likes between its calls.
///
/// It is asked at all multiples of a step since its beginning, whenever it is looked at, and besides for
/// each time that is looked at, of which it keeps nothing: so what is shown does not depend on what was
/// shown before (T10.4).
struct CustomAnimationMotion<Value: VectorArithmetic> {
  /// What it began with.
  private let first: CustomAnimationMemory<Value>
  /// How many seconds after the beginning of its animation it took over.
  let begin: Double
  /// What the course has kept at the last step.
  private var past: CustomAnimationMemory<Value>
  /// What it keeps at the time that was asked for last.
  private(set) var present: CustomAnimationMemory<Value>
  /// The next step.
  private var step: Double
  private var time: Double
  /// What the course has kept for a change when it was asked at the next step, not at the end yet.
  private var ahead: (interval: Value, memory: CustomAnimationMemory<Value>)?

  /// A motion that goes on with what another one has kept, if any, so many seconds after the beginning.
  init(_ memory: CustomAnimationMemory<Value> = CustomAnimationMemory(), at begin: Double = 0) {
    (first, past, present) = (memory, memory, memory)
    (self.begin, time) = (begin, begin)
    step = begin > 0 ? (begin * FluidSpring.stepsPerSecond + 1e-6).rounded(.down) + 1 : 0
  }

  /// How far the change has come after some seconds; nil once it is there.
  mutating func value(of interval: Value, on course: ResolvedCustomAnimation, at time: Double)
    -> Value?
  {
    // A pass of a repeated animation begins anew.
    if time < self.time { self = CustomAnimationMotion(first, at: begin) }
    self.time = time
    // After that it is asked for the time alone (T3.13).
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
