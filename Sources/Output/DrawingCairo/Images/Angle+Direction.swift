internal import Glibc
internal import ViewValues

extension Angle {
  /// The direction of a vector, in degrees clockwise from the right.
  static func degrees(fromX x: Double, y: Double) -> Double { atan2(y, x) * 180 / .pi }
}
