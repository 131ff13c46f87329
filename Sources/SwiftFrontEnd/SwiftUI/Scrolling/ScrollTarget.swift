/// The target at which a scroll comes to rest.
public struct ScrollTarget {
  /// The target's rectangle, in the coordinates of the content.
  public var rect: CGRect
  /// The anchor of the rectangle in the scroll view; nil for the nearest position.
  public var anchor: UnitPoint?
}
