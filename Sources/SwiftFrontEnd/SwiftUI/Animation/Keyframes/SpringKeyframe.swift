internal import AnimationCore

/// To a value as a spring moves (T8.5).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - duration: Seconds; nil until the spring rests.
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

  /// Itself: it is made of nothing else.
  public var body: Self { return self }

  /// Appends the keyframe to those before.
  public func _append(to list: inout _KeyframeTrackList<Value>) {
    list.keyframes.append(keyframe)
  }
}
