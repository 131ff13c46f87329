/// Where a pencil is above the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The point of the view below it, in points.
  public let location: CGPoint
  /// The same as a share of the view's size.
  public let anchor: UnitPoint
  /// How far it is above the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The direction that it leans to.
  public let azimuth: Angle
  /// How steep it is.
  public let altitude: Angle
  /// How far it has been turned around its own axis.
  public let roll: Angle
}
