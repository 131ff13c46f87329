internal import AnimationCore

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
