internal import AnimationCore

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
