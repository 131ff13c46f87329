internal import AnimationCore

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
