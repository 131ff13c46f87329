package import AnimationCore

/// What an update carries down the tree (T5.1).
public struct GraphTransaction {
  /// How what changes moves; nil for not at all.
  package var animation: ResolvedAnimation?
  /// Whether animations that views ask for themselves are left out.
  public var disablesAnimations = false
  /// Whether the change is a part of a gesture that goes on.
  public var isContinuous = false
  /// Whether changes without an animation tell how fast a value is (T4.9).
  public var tracksVelocity = false
  /// Values of the user's own keys.
  public var values: [ObjectIdentifier: Any] = [:]
  /// Whether it goes on with the update before, whose layout has been waited for.
  package var followsLayout = false
  /// What is done once what changes has come to rest.
  public var completions: [AnimationCompletion] = []

  /// Creates a transaction that says nothing.
  public init() {}

  package init(animation: ResolvedAnimation?) { self.animation = animation }
}
