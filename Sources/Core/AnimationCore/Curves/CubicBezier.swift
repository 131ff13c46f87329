/// A timing curve: the progress of an animation over its time, from (0, 0) to (1, 1) (T2.1, T2.3).
package struct CubicBezier: Hashable, Sendable {
  package let start: Point
  package let end: Point

  package struct Point: Hashable, Sendable {
    package let x: Double
    package let y: Double
  }

  /// Creates a curve from its control points.
  ///
  /// - Parameters:
  ///   - x1: Clamped to 0…1, as `x2` is: time does not run backwards.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    start = Point(x: min(max(x1, 0), 1), y: y1)
    end = Point(x: min(max(x2, 0), 1), y: y2)
  }

  package static let linear = CubicBezier(0, 0, 1, 1)
  package static let easeIn = CubicBezier(0.42, 0, 1, 1)
  package static let easeOut = CubicBezier(0, 0, 0.58, 1)
  package static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The progress at a time from 0 to 1, in multiples of 2⁻²⁰ unless it is a straight line: the
  /// rule allows both there, and only the exact value is in every published case.
  package func value(at time: Double) -> Double {
    isStraight ? time : rounded(y.value(at: parameter(at: time)))
  }

  private var isStraight: Bool { start.x == start.y && end.x == end.y }

  /// The speed at a time from 0 to 1: 1 is constant speed (T2.5).
  package func velocity(at time: Double) -> Double {
    let parameter = parameter(at: time)
    let (dx, dy) = (x.slope(at: parameter), y.slope(at: parameter))
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return rounded(dy / dx)
  }

  /// The curve with time and progress exchanged.
  package var inverse: CubicBezier { CubicBezier(start.y, start.x, end.y, end.x) }

  // MARK: Solving

  private var x: Polynomial { Polynomial(start.x, end.x) }
  private var y: Polynomial { Polynomial(start.y, end.y) }

  private static let precision = 0x1p-20

  private func rounded(_ value: Double) -> Double {
    (value / CubicBezier.precision).rounded() * CubicBezier.precision
  }

  /// The curve's parameter at a time: by Newton's method, else by bisection.
  private func parameter(at time: Double) -> Double {
    let x = x
    // Finer than the rounding of the result, so that it does not depend on the steps taken.
    let tolerance = CubicBezier.precision * 0x1p-12
    var parameter = time
    for _ in 0..<8 {
      let error = x.value(at: parameter) - time
      if abs(error) < tolerance { return parameter }
      let slope = x.slope(at: parameter)
      guard abs(slope) > 1e-6 else { break }
      parameter -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    parameter = min(max(time, low), high)
    for _ in 0..<64 {
      let error = x.value(at: parameter) - time
      if abs(error) < tolerance { break }
      if error < 0 { low = parameter } else { high = parameter }
      parameter = (low + high) / 2
    }
    return parameter
  }

  /// One coordinate of the curve: `((a·u + b)·u + c)·u`.
  private struct Polynomial {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at u: Double) -> Double { ((a * u + b) * u + c) * u }
    func slope(at u: Double) -> Double { (3 * a * u + 2 * b) * u + c }
  }
}
