public import ViewValues

/// Colours on a grid of points that may be moved.
public struct DisplayMesh: Sendable, Hashable {
  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// The points in the unit square, row by row.
  public var points: [UnitPoint]
  /// The colours of the points.
  public var colors: [DisplayColor]
  /// The colour outside of the mesh.
  public var background: DisplayColor
  /// Whether colours run smoothly through the points.
  public var smoothsColors: Bool
  /// Whether light is mixed between the points, as in a group around (D5.6).
  package var mixesLight = false
}
