/// A curve of progress from 0 to 1 (T2.5).
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case linear
    case bezier(CubicBezier)
    case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
  }

  private let kind: Kind

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  package init(_ curve: CubicBezier) { kind = .bezier(curve) }

  private init(_ kind: Kind) { self.kind = kind }

  /// Constant speed; it continues before 0 and after 1.
  public static let linear = UnitCurve(Kind.linear)
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(CubicBezier.easeInOut)
  /// Slow at the start.
  public static let easeIn = UnitCurve(CubicBezier.easeIn)
  /// Slow at the end.
  public static let easeOut = UnitCurve(CubicBezier.easeOut)
  /// The lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// The upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .bezier(let curve): UnitCurve(curve.inverse)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  /// The progress at a time, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch kind {
    case .linear: return progress
    case .bezier(let curve): return curve.value(at: time)
    case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
    case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularEaseInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      let rest = 2 - 2 * time
      return (1 + (1 - rest * rest).squareRoot()) / 2
    case .circularEaseOutIn:
      let rest = 1 - 2 * time
      let half = (1 - rest * rest).squareRoot() / 2
      return time < 0.5 ? half : 1 - half
    }
  }

  /// The speed at a time, which is clamped to 0…1: 1 is constant speed.
  public func velocity(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch kind {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(at: time)
    case .circularEaseIn: return time / (1 - time * time).squareRoot()
    case .circularEaseOut:
      let rest = 1 - time
      return rest / (1 - rest * rest).squareRoot()
    case .circularEaseInOut:
      let way = time < 0.5 ? 2 * time : 2 - 2 * time
      return way / (1 - way * way).squareRoot()
    case .circularEaseOutIn:
      let rest = abs(1 - 2 * time)
      return rest / (1 - rest * rest).squareRoot()
    }
  }
}
