/// The context of a scroll target behavior: the scroll view's sizes and velocity.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target without the behavior.
  public var originalTarget: ScrollTarget
  /// The velocity of the scroll.
  public var velocity: CGVector
  /// The size of the content.
  public var contentSize: CGSize
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The axes of scrolling.
  public var axes: Axis.Set
  let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
