public import ViewValues

/// A plane seen in space: (x, y, 1) times the matrix, divided by the third component (D5.20).
public struct DisplayProjection: Sendable, Hashable {
  /// The matrix, row by row.
  public var rows: [Double]

  /// Creates a projection from nine factors.
  package init(rows: [Double]) { self.rows = rows }

  /// Where a point is seen; nil for one that is not.
  package func apply(to point: Point) -> Point? {
    let w = point.x * rows[2] + point.y * rows[5] + rows[8]
    guard w > 0 else { return nil }
    return Point(
      x: (point.x * rows[0] + point.y * rows[3] + rows[6]) / w,
      y: (point.x * rows[1] + point.y * rows[4] + rows[7]) / w
    )
  }
}
