/// Where scrolling comes to rest.
public struct ScrollTarget {
  /// What is shown then, in the coordinates of the content.
  public var rect: CGRect
  /// Where it lies in the scroll view; nil for as near as possible.
  public var anchor: UnitPoint?
}
