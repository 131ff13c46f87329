/// A course of a user's that is made of others asks those (T4.8).
///
/// What they keep from call to call is a part of what it keeps itself: none is followed from its
/// beginning again, nor searched for its end.
extension CustomCourseMemory {
  private typealias Runs = [AnimationCourse: AnimationRun<Value>]

  private var runs: Runs {
    get { values[ObjectIdentifier(Runs.self)] as? Runs ?? [:] }
    set { values[ObjectIdentifier(Runs.self)] = newValue }
  }

  private func run(of course: AnimationCourse) -> AnimationRun<Value> {
    runs[course] ?? AnimationRun(course, start: 0)
  }

  /// How far a change has come on another course after some seconds; nil once it is there.
  package mutating func value(
    of interval: Value,
    on course: AnimationCourse,
    at time: Double
  ) -> Value? {
    var run = run(of: course)
    let value = run.value(of: interval, at: time)
    isLogicallyComplete = value == nil || run.isLogicallyComplete(of: interval, at: time)
    runs[course] = run
    return value
  }

  /// How fast a change is on another course after some seconds, a second; nil if nobody knows.
  package func velocity(
    of interval: Value,
    on course: AnimationCourse,
    at time: Double
  ) -> Value? {
    var run = run(of: course)
    return run.value(of: interval, at: time).flatMap { _ in run.velocity(of: interval, at: time) }
  }

  /// Has a course take over the motion that another one has made so far; false if it adds its own.
  package mutating func merge(
    _ course: AnimationCourse,
    over previous: AnimationCourse,
    _ interval: Value,
    at time: Double
  ) -> Bool {
    var run = run(of: previous)
    guard let value = run.value(of: interval, at: time),
      let merged = run.merged(
        into: course,
        value: value,
        interval: interval,
        isAlone: true,
        at: time
      )
    else { return false }
    runs[course] = merged
    return true
  }
}
