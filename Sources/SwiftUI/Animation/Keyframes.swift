/// The course of a value by keyframes.
public protocol Keyframes<Value> {
  /// The value's type.
  associatedtype Value
}

/// The course of a part of a value by keyframes.
public protocol KeyframeTrackContent<Value> {
  /// The part's type.
  associatedtype Value
}

/// The course of a property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>
where Content.Value == Value {
  let content: Content

  /// The course of the whole value.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    self.content = content()
  }

  /// The course of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.content = content()
  }
}

/// To a value in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value that it goes to.
  let to: Value
  /// How long it takes, in seconds.
  let duration: TimeInterval

  /// Creates a keyframe; seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
  }
}

/// To a value as a spring does it.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value that it goes to.
  let to: Value

  /// Creates a keyframe; seconds.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) { self.to = to }
}

/// To a value in a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value that it goes to.
  let to: Value

  /// Creates a keyframe; seconds.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) { self.to = to }
}

/// To a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value that it goes to.
  let to: Value

  /// Creates a keyframe.
  public init(_ to: Value) { self.to = to }
}

/// Several courses.
public struct _KeyframesList<Value>: Keyframes {}

/// Several keyframes.
public struct _KeyframeTrackList<Value>: KeyframeTrackContent {}

/// Collects courses.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A statement of the builder.
  public static func buildExpression<Part, Content>(
    _ track: KeyframeTrack<Value, Part, Content>
  ) -> _KeyframesList<Value> { _KeyframesList() }

  /// A statement of the builder.
  public static func buildExpression<K: Keyframes>(
    _ content: K
  ) -> _KeyframesList<Value> where K.Value == Value { _KeyframesList() }

  /// A statement of the builder.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ content: K
  ) -> _KeyframesList<Value> where K.Value == Value { _KeyframesList() }

  /// The statements of a closure.
  public static func buildBlock(_ parts: _KeyframesList<Value>...) -> _KeyframesList<Value> {
    _KeyframesList()
  }

  /// One of two branches.
  public static func buildEither(first: _KeyframesList<Value>) -> _KeyframesList<Value> { first }

  /// One of two branches.
  public static func buildEither(second: _KeyframesList<Value>) -> _KeyframesList<Value> { second }

  /// The statements of a loop.
  public static func buildArray(_ parts: [_KeyframesList<Value>]) -> _KeyframesList<Value> {
    _KeyframesList()
  }
}

/// Collects keyframes.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// A statement of the builder.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ content: K
  ) -> _KeyframeTrackList<Value> where K.Value == Value { _KeyframeTrackList() }

  /// The statements of a closure.
  public static func buildBlock(
    _ parts: _KeyframeTrackList<Value>...
  ) -> _KeyframeTrackList<Value> { _KeyframeTrackList() }

  /// One of two branches.
  public static func buildEither(
    first: _KeyframeTrackList<Value>
  ) -> _KeyframeTrackList<Value> { first }

  /// One of two branches.
  public static func buildEither(
    second: _KeyframeTrackList<Value>
  ) -> _KeyframeTrackList<Value> { second }

  /// The statements of a loop.
  public static func buildArray(
    _ parts: [_KeyframeTrackList<Value>]
  ) -> _KeyframeTrackList<Value> { _KeyframeTrackList() }
}
