/// Where a view that follows keyframes is on their course (T8.8).
package final class KeyframePlay<Value> {
  /// When keyframes are followed.
  package enum Mode {
    /// Again and again; held where they are if not.
    case repeating(Bool)
    /// Once whenever a value is another one.
    case triggered(by: any Equatable)
  }

  /// Makes the courses of the value that they begin with, each with the velocity of the one of its place
  /// before it.
  package typealias Begin = (_ value: Value, _ velocities: [Any]) -> [AnyResolvedKeyframeTimeline<
    Value
  >]

  private let initialValue: Value
  private var courses: [AnyResolvedKeyframeTimeline<Value>]?
  /// The value that the courses begin with.
  private var firstValue: Value
  /// When they began, by the screen's clock.
  private var start = 0.0
  private var trigger: (any Equatable)?
  /// How far on its course what is held is, in seconds.
  private var held: Double?

  package init(_ initialValue: Value) {
    self.initialValue = initialValue
    firstValue = initialValue
  }

  /// Whether the value changes with the time.
  package private(set) var isRunning = false

  /// The value at a time of the screen's clock; the keyframes are asked for once a course.
  package func value(at time: Double, _ mode: Mode, _ begin: Begin) -> Value {
    switch mode {
    case .repeating(let isRepeating):
      if courses == nil { self.begin(from: initialValue, at: time, begin) }
      return repeated(isRepeating, at: time)
    case .triggered(let value):
      let isOther = trigger.map { !isEqual($0, value) } ?? false
      trigger = value
      if isOther { self.begin(from: self.value(after: time - start), at: time, begin) }
      isRunning = courses != nil && time - start < duration
      return self.value(after: time - start)
    }
  }

  private func repeated(_ isRepeating: Bool, at time: Double) -> Value {
    let duration = duration
    isRunning = isRepeating && duration > 0
    if isRepeating, let place = held {
      start = time - place
      held = nil
    }
    let elapsed = held ?? time - start
    let place = duration > 0 ? elapsed.truncatingRemainder(dividingBy: duration) : 0
    if !isRepeating { held = place }
    return value(after: place)
  }

  private var duration: Double { courses?.map(\.duration).max() ?? 0 }

  private func value(after time: Double) -> Value {
    var value = firstValue
    for course in courses ?? [] { course.set(&value, time) }
    return value
  }

  /// Begins a course, with the velocities of the one that it replaces.
  private func begin(from value: Value, at time: Double, _ begin: Begin) {
    courses = begin(value, courses?.map { $0.velocity(time - start) } ?? [])
    firstValue = value
    start = time
  }

  private func isEqual<First: Equatable>(_ first: First, _ second: any Equatable) -> Bool {
    second as? First == first
  }
}

/// The course of a property of whichever type.
package struct AnyResolvedKeyframeTimeline<Root> {
  /// Seconds.
  package let duration: Double
  /// Gives the property its value at a time in seconds.
  package let set: (_ root: inout Root, _ time: Double) -> Void
  /// How fast the property is at a time in seconds.
  package let velocity: (_ time: Double) -> Any

  package init(
    duration: Double,
    set: @escaping (_ root: inout Root, _ time: Double) -> Void,
    velocity: @escaping (_ time: Double) -> Any
  ) {
    self.duration = duration
    self.set = set
    self.velocity = velocity
  }
}
