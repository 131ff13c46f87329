/// The position of a pencil that hovers over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The point of the view below it, in points.
  public let location: CGPoint
  /// The location as a unit point of the view.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The direction that it leans to.
  public let azimuth: Angle
  /// The angle between the pencil and the screen.
  public let altitude: Angle
  /// The rotation of the pencil around its axis.
  public let roll: Angle
}
