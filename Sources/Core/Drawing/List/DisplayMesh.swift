public import ViewValues

/// Colours on a grid of points that may be moved.
public struct DisplayMesh: Sendable, Hashable {
  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points in the unit square, row by row.
  public var points: [UnitPoint]
  /// The colours of the points.
  public var colors: [DisplayColor]
  /// The colour outside of the mesh.
  public var background: DisplayColor
  /// Whether colours are interpolated smoothly through the points.
  public var smoothsColors: Bool
  /// Whether colours are mixed in linear light between the points, as in a group around (D5.6).
  package var mixesLight = false
}
