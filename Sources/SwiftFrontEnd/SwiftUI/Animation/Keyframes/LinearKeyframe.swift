internal import AnimationCore

/// To a value along a curve (T8.5).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe; seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = .linear(to.animatableData, duration: duration, curve: timingCurve)
  }

  /// Itself: it is made of nothing else.
  public var body: Self { return self }

  /// Appends the keyframe to those before.
  public func _append(to list: inout _KeyframeTrackList<Value>) {
    list.keyframes.append(keyframe)
  }
}
