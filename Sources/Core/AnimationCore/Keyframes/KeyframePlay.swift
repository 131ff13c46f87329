/// The playback state of a view's keyframe animator (T8.8).
package final class KeyframePlay<Value> {
  /// The start condition of the keyframes.
  package enum Mode {
    /// Repeats them; or holds the current value.
    case repeating(Bool)
    /// Plays them once whenever a value changes.
    case triggered(by: any Equatable)
  }

  /// Makes the timelines for an initial value, each with the velocity of the timeline that it
  /// replaces.
  package typealias Begin = (_ value: Value, _ velocities: [Any]) -> [AnyResolvedKeyframeTimeline<
    Value
  >]

  private let initialValue: Value
  private var courses: [AnyResolvedKeyframeTimeline<Value>]?
  /// The initial value of the timelines.
  private var firstValue: Value
  /// The start of the timelines, by the screen's clock.
  private var start = 0.0
  private var trigger: (any Equatable)?
  /// The time at which a held timeline stands, in seconds.
  private var held: Double?

  package init(_ initialValue: Value) {
    self.initialValue = initialValue
    firstValue = initialValue
  }

  /// Whether the value changes over time.
  package private(set) var isRunning = false

  /// The value at a time of the screen's clock; the keyframes are made once for each start.
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

  /// Starts the timelines, with the velocities of those that they replace.
  private func begin(from value: Value, at time: Double, _ begin: Begin) {
    courses = begin(value, courses?.map { $0.velocity(time - start) } ?? [])
    firstValue = value
    start = time
  }

  private func isEqual<First: Equatable>(_ first: First, _ second: any Equatable) -> Bool {
    second as? First == first
  }
}

/// The timeline of a property of any type.
package struct AnyResolvedKeyframeTimeline<Root> {
  /// The duration, in seconds.
  package let duration: Double
  /// Sets the property to its value at a time in seconds.
  package let set: (_ root: inout Root, _ time: Double) -> Void
  /// The velocity of the property at a time in seconds.
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
