/// A course from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x),
      Double(startControlPoint.y),
      Double(endControlPoint.x),
      Double(endControlPoint.y)
    )
  }

  /// At constant speed.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// Slow at the start.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)

  /// The curve the other way round.
  public var inverse: UnitCurve { UnitCurve(y1, x1, y2, x2) }

  /// How far it is at a time from 0 to 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return UnitCurve.point(time(at: progress), y1, y2)
  }

  /// How fast it is at a time from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let time = time(at: min(max(progress, 0), 1))
    let way = UnitCurve.slope(time, x1, x2)
    return way == 0 ? 0 : UnitCurve.slope(time, y1, y2) / way
  }

  /// The parameter of the curve at a time, halved down to where it makes no difference.
  private func time(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if UnitCurve.point(middle, x1, x2) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
