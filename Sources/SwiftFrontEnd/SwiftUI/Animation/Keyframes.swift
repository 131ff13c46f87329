internal import AnimationCore

/// The keyframe tracks of an animation, one for each animated property.
public protocol Keyframes<Value> {
  /// The value's type.
  associatedtype Value = Body.Value
  /// The type of the body.
  associatedtype Body: Keyframes
  /// The tracks that the keyframes are composed of.
  @KeyframesBuilder<Value> var body: Body { get }
  /// Appends the tracks to those before.
  func _append(to list: inout _KeyframesList<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Appends the tracks of the body.
  public func _append(to list: inout _KeyframesList<Value>) { body._append(to: &list) }
}

/// Several keyframe tracks.
public struct _KeyframesList<Value>: Keyframes {
  var tracks: [AnyKeyframeTrack<Value>] = []

  /// The keyframe itself: it is primitive.
  public var body: Self { return self }

  /// Appends the tracks to those before.
  public func _append(to list: inout _KeyframesList<Value>) { list.tracks += tracks }
}

/// Collects tracks.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A statement of the builder.
  public static func buildExpression<K: Keyframes>(
    _ content: K
  ) -> _KeyframesList<Value> where K.Value == Value {
    var list = _KeyframesList<Value>()
    content._append(to: &list)
    return list
  }

  /// A statement of the builder: keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ content: K
  ) -> _KeyframeTrackList<Value> where K.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildExpression(content)
  }

  /// The statements of a closure.
  public static func buildBlock(_ parts: _KeyframesList<Value>...) -> _KeyframesList<Value> {
    joined(parts)
  }

  /// The statements of a closure: keyframes of the whole value, in their order.
  public static func buildBlock(
    _ first: _KeyframeTrackList<Value>,
    _ rest: _KeyframeTrackList<Value>...
  ) -> _KeyframeTrackList<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildArray([first] + rest)
  }

  /// One of two branches of an `if` or `switch`.
  public static func buildEither(first: _KeyframesList<Value>) -> _KeyframesList<Value> { first }

  /// One of two branches of an `if` or `switch`.
  public static func buildEither(second: _KeyframesList<Value>) -> _KeyframesList<Value> { second }

  /// One of two branches, with keyframes of the whole value.
  public static func buildEither(
    first: _KeyframeTrackList<Value>
  ) -> _KeyframeTrackList<Value> where Value: Animatable { first }

  /// One of two branches, with keyframes of the whole value.
  public static func buildEither(
    second: _KeyframeTrackList<Value>
  ) -> _KeyframeTrackList<Value> where Value: Animatable { second }

  /// The statements of a loop.
  public static func buildArray(_ parts: [_KeyframesList<Value>]) -> _KeyframesList<Value> {
    joined(parts)
  }

  /// The statements of a loop: keyframes of the whole value, in their order.
  public static func buildArray(
    _ parts: [_KeyframeTrackList<Value>]
  ) -> _KeyframeTrackList<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildArray(parts)
  }

  /// All statements.
  public static func buildFinalResult(_ list: _KeyframesList<Value>) -> _KeyframesList<Value> {
    list
  }

  /// All statements: the track of the whole value.
  public static func buildFinalResult(
    _ list: _KeyframeTrackList<Value>
  ) -> KeyframeTrack<Value, Value, _KeyframeTrackList<Value>> where Value: Animatable {
    KeyframeTrack { list }
  }

  private static func joined(_ parts: [_KeyframesList<Value>]) -> _KeyframesList<Value> {
    var list = _KeyframesList<Value>()
    for part in parts { part._append(to: &list) }
    return list
  }
}

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
