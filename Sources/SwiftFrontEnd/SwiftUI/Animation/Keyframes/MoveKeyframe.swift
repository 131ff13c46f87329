internal import AnimationCore

/// To a value at once (T8.5).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  public init(_ to: Value) { keyframe = .move(to.animatableData) }

  /// Itself: it is made of nothing else.
  public var body: Self { return self }

  /// Appends the keyframe to those before.
  public func _append(to list: inout _KeyframeTrackList<Value>) {
    list.keyframes.append(keyframe)
  }
}
