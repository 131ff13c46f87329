internal import AnimationCore

/// To a value along a cubic curve (T8.6).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - startVelocity: How fast it begins, a second; nil as the keyframe before says (T8.7).
  ///   - endVelocity: How fast it ends, a second; nil as the next keyframe says.
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

  /// Itself: it is made of nothing else.
  public var body: Self { return self }

  /// Appends the keyframe to those before.
  public func _append(to list: inout _KeyframeTrackList<Value>) {
    list.keyframes.append(keyframe)
  }
}
