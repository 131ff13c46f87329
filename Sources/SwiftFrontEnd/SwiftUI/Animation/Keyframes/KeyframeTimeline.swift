internal import AnimationCore

/// The value over time that keyframes describe (T8.4).
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let courses: [AnyResolvedKeyframeTimeline<Value>]

  /// Creates a timeline of a value that it begins with.
  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    var list = _KeyframesList<Value>()
    content()._append(to: &list)
    self.initialValue = initialValue
    courses = list.tracks.map { $0.course(initialValue, nil) }
  }

  /// The seconds of the longest track.
  public var duration: TimeInterval { courses.map(\.duration).max() ?? 0 }

  /// The value at a part of the duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Returns the value after some seconds; of tracks for one property the last one counts.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for course in courses { course.set(&value, time) }
    return value
  }

  /// Updates a value to the one after some seconds.
  public func update(value: inout Value, time: TimeInterval) { value = self.value(time: time) }

  /// Updates a value to the one at a fraction of the duration, 0 to 1.
  public func update(value: inout Value, progress: Double) {
    value = self.value(progress: progress)
  }
}
