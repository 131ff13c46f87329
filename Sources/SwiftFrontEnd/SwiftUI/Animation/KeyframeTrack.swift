internal import AnimationCore

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates the keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The keyframe itself: it is primitive.
  public var body: Self { return self }

  /// Appends the track to those before.
  public func _append(to list: inout _KeyframesList<Root>) {
    var keyframes = _KeyframeTrackList<Value>()
    content._append(to: &keyframes)
    list.tracks.append(AnyKeyframeTrack(keyPath, keyframes.keyframes))
  }
}

/// The keyframes of a property of whichever type.
struct AnyKeyframeTrack<Root> {
  /// Returns the track's timeline for a first value, and the velocity of its property, nil for
  /// none.
  let course: (_ root: Root, _ velocity: Any?) -> AnyResolvedKeyframeTimeline<Root>

  init<Value: Animatable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ keyframes: [Keyframe<Value.AnimatableData>]
  ) {
    course = { root, velocity in
      let course = ResolvedKeyframeTimeline(
        from: root[keyPath: keyPath].animatableData,
        velocity: velocity as? Value.AnimatableData ?? .zero,
        keyframes: keyframes
      )
      return AnyResolvedKeyframeTimeline(
        duration: course.duration,
        set: { root, time in root[keyPath: keyPath].animatableData = course.value(at: time) },
        velocity: { course.velocity(at: $0) }
      )
    }
  }
}

/// The keyframes of a property.
public protocol KeyframeTrackContent<Value> {
  /// The property's type.
  associatedtype Value: Animatable = Body.Value
  /// The type of the track's body.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that the track is composed of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Appends the keyframes to those before.
  func _append(to list: inout _KeyframeTrackList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Appends the keyframes of the body.
  public func _append(to list: inout _KeyframeTrackList<Value>) { body._append(to: &list) }
}

/// Several keyframes.
public struct _KeyframeTrackList<Value: Animatable>: KeyframeTrackContent {
  var keyframes: [Keyframe<Value.AnimatableData>] = []

  /// The keyframe itself: it is primitive.
  public var body: Self { return self }

  /// Appends the keyframes to those before.
  public func _append(to list: inout _KeyframeTrackList<Value>) { list.keyframes += keyframes }
}

/// Collects keyframes.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A statement of the builder.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ content: K
  ) -> _KeyframeTrackList<Value> where K.Value == Value {
    var list = _KeyframeTrackList<Value>()
    content._append(to: &list)
    return list
  }

  /// The statements of a closure.
  public static func buildBlock(
    _ parts: _KeyframeTrackList<Value>...
  ) -> _KeyframeTrackList<Value> { joined(parts) }

  /// One of two branches of an `if` or `switch`.
  public static func buildEither(
    first: _KeyframeTrackList<Value>
  ) -> _KeyframeTrackList<Value> { first }

  /// One of two branches of an `if` or `switch`.
  public static func buildEither(
    second: _KeyframeTrackList<Value>
  ) -> _KeyframeTrackList<Value> { second }

  /// The statements of a loop.
  public static func buildArray(
    _ parts: [_KeyframeTrackList<Value>]
  ) -> _KeyframeTrackList<Value> { joined(parts) }

  private static func joined(_ parts: [_KeyframeTrackList<Value>]) -> _KeyframeTrackList<Value> {
    var list = _KeyframeTrackList<Value>()
    for part in parts { part._append(to: &list) }
    return list
  }
}

/// Animates to a value along a timing curve (T8.5).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe; the duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = .linear(to.animatableData, duration: duration, curve: timingCurve)
  }

  /// The keyframe itself: it is primitive.
  public var body: Self { return self }

  /// Appends the keyframe to those before.
  public func _append(to list: inout _KeyframeTrackList<Value>) {
    list.keyframes.append(keyframe)
  }
}

/// Jumps to a value (T8.5).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  public init(_ to: Value) { keyframe = .move(to.animatableData) }

  /// The keyframe itself: it is primitive.
  public var body: Self { return self }

  /// Appends the keyframe to those before.
  public func _append(to list: inout _KeyframeTrackList<Value>) {
    list.keyframes.append(keyframe)
  }
}

/// Animates to a value with a spring (T8.5).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; nil until the spring settles.
  ///   - startVelocity: The velocity at the start, a second; nil to continue the previous
  ///     keyframe's.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = .spring(
      to.animatableData,
      duration: duration,
      spring: spring,
      startVelocity: startVelocity?.animatableData
    )
  }

  /// The keyframe itself: it is primitive.
  public var body: Self { return self }

  /// Appends the keyframe to those before.
  public func _append(to list: inout _KeyframeTrackList<Value>) {
    list.keyframes.append(keyframe)
  }
}

/// Animates to a value along a cubic curve (T8.6).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - startVelocity: The velocity at the start, a second; nil to continue the previous
  ///     keyframe's (T8.7).
  ///   - endVelocity: The velocity at the end, a second; nil to take that of the next keyframe.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    keyframe = .cubic(
      to.animatableData,
      duration: duration,
      startVelocity: startVelocity?.animatableData,
      endVelocity: endVelocity?.animatableData
    )
  }

  /// The keyframe itself: it is primitive.
  public var body: Self { return self }

  /// Appends the keyframe to those before.
  public func _append(to list: inout _KeyframeTrackList<Value>) {
    list.keyframes.append(keyframe)
  }
}
