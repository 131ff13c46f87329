internal import LayoutCore

/// The positions of the rows of a `ForEach`, in points of the screen, during a drag of one of them
/// (V10.31).
struct RowPlaces {
  struct Row {
    /// The position of its element.
    let position: Int
    /// The vertical extent.
    let extent: ClosedRange<Double>

    /// Returns the vertical distance between a y coordinate of the screen and the row.
    func distance(to y: Double) -> Double { max(extent.lowerBound - y, y - extent.upperBound, 0) }
  }

  var rows: [Row] = []
  /// The frame of the list; nil if there is none.
  var list: Rect?

  /// Returns the offset that a row is moved to if it is dropped at a point: the position of the row
  /// there, or of the nearest one.
  ///
  /// Nil if it stays in place, as it does outside of its list.
  func offset(forRowAt position: Int, droppedAt point: Point) -> Int? {
    if let list, !list.contains(point) { return nil }
    let target = rows.min { $0.distance(to: point.y) < $1.distance(to: point.y) }
    guard let target = target?.position, target != position else { return nil }
    return target > position ? target + 1 : target
  }
}
