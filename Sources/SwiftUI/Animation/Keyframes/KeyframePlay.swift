/// Where a view that follows keyframes is on their course (T8.8).
final class KeyframePlay<Value> {
  /// When keyframes are followed.
  enum Mode {
    /// Again and again; held where they are if not.
    case repeating(Bool)
    /// Once whenever a value is another one.
    case triggered(by: any Equatable)
  }

  private let initialValue: Value
  private var courses: [AnyKeyframeCourse<Value>]?
  /// The value that the courses begin with.
  private var firstValue: Value
  /// When they began, by the screen's clock.
  private var start = 0.0
  private var trigger: (any Equatable)?
  /// How far on its course what is held is, in seconds.
  private var held: Double?

  init(_ initialValue: Value) {
    self.initialValue = initialValue
    firstValue = initialValue
  }

  /// Whether the value changes with the time.
  private(set) var isRunning = false

  /// The value at a time of the screen's clock; the keyframes are asked for once a course.
  func value<Path: Keyframes>(
    at time: Double,
    _ mode: Mode,
    _ keyframes: (Value) -> Path
  ) -> Value where Path.Value == Value {
    switch mode {
    case .repeating(let isRepeating):
      if courses == nil { begin(from: initialValue, at: time, keyframes) }
      return repeated(isRepeating, at: time)
    case .triggered(let value):
      let isOther = trigger.map { !isEqual($0, value) } ?? false
      trigger = value
      if isOther { begin(from: self.value(after: time - start), at: time, keyframes) }
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
  private func begin<Path: Keyframes>(
    from value: Value,
    at time: Double,
    _ keyframes: (Value) -> Path
  ) where Path.Value == Value {
    var list = _KeyframesList<Value>()
    keyframes(value)._append(to: &list)
    let velocities = courses?.map { $0.velocity(time - start) } ?? []
    courses = list.tracks.enumerated().map { index, track in
      track.course(value, index < velocities.count ? velocities[index] : nil)
    }
    firstValue = value
    start = time
  }

  private func isEqual<First: Equatable>(_ first: First, _ second: any Equatable) -> Bool {
    second as? First == first
  }
}
