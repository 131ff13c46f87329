/// What counts as the inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// What the path goes around.
  case winding
  /// What lies inside an odd number of times.
  case evenOdd
}
