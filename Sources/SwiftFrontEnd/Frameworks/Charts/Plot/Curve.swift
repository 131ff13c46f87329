import SwiftUI

/// A line through points (C1.9).
struct Curve {
  let points: [CGPoint]
  let method: InterpolationMethod

  /// Adds the line to a path, whose last point is the first of the line's.
  func append(to path: inout Path) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: steps(&path) { start, end in [CGPoint(x: start.x, y: end.y)] }
    case .stepEnd: steps(&path) { start, end in [CGPoint(x: end.x, y: start.y)] }
    case .stepCenter:
      steps(&path) { start, end in
        let middle = (start.x + end.x) / 2
        return [CGPoint(x: middle, y: start.y), CGPoint(x: middle, y: end.y)]
      }
    case .cardinal(let tension):
      let factor = (1 - tension) / 6
      curves(&path) { before, start, end, after in
        (
          CGPoint(
            x: start.x + (end.x - before.x) * factor,
            y: start.y + (end.y - before.y) * factor
          ),
          CGPoint(x: end.x - (after.x - start.x) * factor, y: end.y - (after.y - start.y) * factor)
        )
      }
    case .catmullRom(let alpha): curves(&path) { Self.catmullRom($0, $1, $2, $3, alpha) }
    case .monotone: monotone(&path)
    }
  }

  /// The line as a separate path.
  var path: Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    append(to: &path)
    return path
  }

  private func steps(_ path: inout Path, _ corners: (CGPoint, CGPoint) -> [CGPoint]) {
    for (start, end) in zip(points, points.dropFirst()) {
      for corner in corners(start, end) { path.addLine(to: corner) }
      path.addLine(to: end)
    }
  }

  /// Adds a curve for each two neighbours, of whose neighbours its control points depend.
  private func curves(
    _ path: inout Path,
    _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in 0..<(points.count - 1) {
      let (start, end) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : start
      let after = index + 2 < points.count ? points[index + 2] : end
      let (first, second) = controls(before, start, end, after)
      path.addCurve(to: end, control1: first, control2: second)
    }
  }

  private static func catmullRom(
    _ before: CGPoint,
    _ start: CGPoint,
    _ end: CGPoint,
    _ after: CGPoint,
    _ alpha: CGFloat
  ) -> (CGPoint, CGPoint) {
    func power(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
      pow(hypot(second.x - first.x, second.y - first.y), alpha)
    }
    let (d1, d2, d3) = (power(before, start), power(start, end), power(end, after))
    func control(
      _ near: CGPoint,
      _ far: CGPoint,
      _ outer: CGPoint,
      _ dNear: CGFloat
    ) -> CGPoint {
      let scale = 3 * dNear * (dNear + d2)
      guard scale > 0 else { return near }
      let factor = 2 * dNear * dNear + 3 * dNear * d2 + d2 * d2
      return CGPoint(
        x: (near.x * factor - outer.x * d2 * d2 + far.x * dNear * dNear) / scale,
        y: (near.y * factor - outer.y * d2 * d2 + far.y * dNear * dNear) / scale
      )
    }
    return (control(start, end, before, d1), control(end, start, after, d3))
  }

  /// Fritsch and Carlson's slopes as Steffen limits them: without extrema between points.
  private func monotone(_ path: inout Path) {
    let count = points.count
    var slopes = [CGFloat](repeating: 0, count: count)
    func secant(_ index: Int) -> CGFloat {
      let dx = points[index + 1].x - points[index].x
      return dx == 0 ? 0 : (points[index + 1].y - points[index].y) / dx
    }
    for index in 1..<max(1, count - 1) {
      let h0 = points[index].x - points[index - 1].x
      let h1 = points[index + 1].x - points[index].x
      let (s0, s1) = (secant(index - 1), secant(index))
      guard s0 * s1 > 0, h0 + h1 != 0 else { continue }
      let mean = (s0 * h1 + s1 * h0) / (h0 + h1)
      slopes[index] = (s0 < 0 ? -1 : 1) * 2 * min(abs(s0), abs(s1), abs(mean) / 2)
    }
    slopes[0] = count > 2 ? (3 * secant(0) - slopes[1]) / 2 : secant(0)
    slopes[count - 1] =
      count > 2 ? (3 * secant(count - 2) - slopes[count - 2]) / 2 : secant(count - 2)
    for index in 0..<(count - 1) {
      let (start, end) = (points[index], points[index + 1])
      let third = (end.x - start.x) / 3
      path.addCurve(
        to: end,
        control1: CGPoint(x: start.x + third, y: start.y + third * slopes[index]),
        control2: CGPoint(x: end.x - third, y: end.y - third * slopes[index + 1])
      )
    }
  }
}
