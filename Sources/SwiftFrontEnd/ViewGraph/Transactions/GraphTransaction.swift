package import AnimationCore

/// The transaction of an update (T5.1).
public struct GraphTransaction {
  /// The animation; nil for none.
  package var animation: ResolvedAnimation?
  /// Whether animations set by views are disabled.
  public var disablesAnimations = false
  /// Whether the change is a part of an ongoing gesture.
  public var isContinuous = false
  /// Whether the velocity of values that change without an animation is tracked (T4.9).
  public var tracksVelocity = false
  /// Values of the program's transaction keys.
  public var values: [ObjectIdentifier: Any] = [:]
  /// Whether it continues the update before, whose layout has been waited for.
  package var followsLayout = false
  /// The completions of its animations.
  public var completions: [AnimationCompletion] = []

  /// Creates an empty transaction.
  public init() {}

  package init(animation: ResolvedAnimation?) { self.animation = animation }
}
