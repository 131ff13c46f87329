/// What a behaviour knows of the scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where scrolling would come to rest.
  public var originalTarget: ScrollTarget
  /// How fast it scrolls.
  public var velocity: CGVector
  /// How large the content is.
  public var contentSize: CGSize
  /// How large the scroll view is.
  public var containerSize: CGSize
  /// Along which axes it scrolls.
  public var axes: Axis.Set
  let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
