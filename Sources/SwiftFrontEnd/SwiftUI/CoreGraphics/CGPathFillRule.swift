/// The rule that tells the inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Points that the path winds around.
  case winding
  /// Points whose rays cross the path an odd number of times.
  case evenOdd
}
