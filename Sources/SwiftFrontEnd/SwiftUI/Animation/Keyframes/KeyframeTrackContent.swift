internal import AnimationCore

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
