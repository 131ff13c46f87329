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
