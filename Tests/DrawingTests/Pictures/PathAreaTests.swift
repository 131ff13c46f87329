import Foundation
import SwiftUI
import Testing

/// Areas of two paths against those of two circles, and of random curves, worked out here (D4.23).
@Suite struct PathAreaTests {
  private typealias Path = SwiftUI.Path

  private static let (radius, distance) = (50.0, 60.0)
  private let first = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let second = Path(ellipseIn: CGRect(x: 60, y: 0, width: 100, height: 100))

  /// The area that two circles have in common: two segments.
  private var lens: Double {
    let (r, d) = (Self.radius, Self.distance)
    return 2 * r * r * acos(d / (2 * r)) - d / 2 * (4 * r * r - d * d).squareRoot()
  }

  private var disk: Double { .pi * Self.radius * Self.radius }

  // MARK: By integration

  /// What a closed path encloses, each of its pieces integrated in a thousand steps; counted twice
  /// where it goes around twice, so that outlines that cross themselves show.
  private func area(of path: Path) -> Double {
    var (area, start, current) = (0.0, CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint, _ point: (Double) -> CGPoint) {
      var before = current
      for step in 1...1000 {
        let next = point(Double(step) / 1000)
        area += (before.x * next.y - next.x * before.y) / 2
        before = next
      }
      current = end
    }
    func addLine(_ end: CGPoint) {
      let from = current
      add(end) { CGPoint(x: from.x + (end.x - from.x) * $0, y: from.y + (end.y - from.y) * $0) }
    }
    path.forEach { element in
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end): addLine(end)
      case .quadCurve(let end, let control):
        let from = current
        add(end) { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(
            x: a * from.x + b * control.x + c * end.x,
            y: a * from.y + b * control.y + c * end.y
          )
        }
      case .curve(let end, let one, let two):
        let from = current
        add(end) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * one.x + c * two.x + d * end.x,
            y: a * from.y + b * one.y + c * two.y + d * end.y
          )
        }
      case .closeSubpath: addLine(start)
      }
    }
    return area
  }

  private func count(_ path: Path) -> (lines: Int, curves: Int) {
    var count = (lines: 0, curves: 0)
    path.forEach { element in
      switch element {
      case .line: count.lines += 1
      case .curve: count.curves += 1
      case .move, .quadCurve, .closeSubpath: break
      }
    }
    return count
  }

  private func curves(of path: Path) -> [Path.Element] {
    var curves: [Path.Element] = []
    path.forEach { if case .curve = $0 { curves.append($0) } }
    return curves
  }

  // MARK: Circles

  @Test func areasAreThoseOfTheCircles() {
    let expected = [
      (first.union(second), 2 * disk - lens), (first.intersection(second), lens),
      (first.subtracting(second), disk - lens),
      (first.symmetricDifference(second), 2 * disk - 2 * lens),
      (first.normalized(), disk),
    ]
    for (path, area) in expected {
      // Four cubic curves are a circle but for 0.03 % of its radius.
      #expect(abs(abs(self.area(of: path)) - area) <= 0.0006 * disk)
      #expect(count(path).lines == 0)
    }
  }

  @Test func aCircleWithoutACircleKeepsItsCurves() {
    let rest = first.subtracting(second)
    // Two whole and two cut ones of the first, two cut ones of the second.
    #expect(count(rest).curves == 6)
    let whole = curves(of: rest).filter(curves(of: first).contains)
    #expect(whole.count == 2)
    // Cut curves lie on the circles: all that is known of them.
    var current = CGPoint.zero
    rest.forEach { element in
      if case .curve(let end, let one, let two) = element {
        let middle = CGPoint(
          x: (current.x + 3 * one.x + 3 * two.x + end.x) / 8,
          y: (current.y + 3 * one.y + 3 * two.y + end.y) / 8
        )
        let off = [50.0, 110].map { abs(hypot(middle.x - $0, middle.y - 50) - 50) }
        #expect((off.min() ?? 1) < 0.0003 * 50)
      }
      switch element {
      case .move(let end), .line(let end), .curve(let end, _, _), .quadCurve(let end, _):
        current = end
      case .closeSubpath: break
      }
    }
  }

  @Test func whatDoesNotMeetStaysAsItIs() {
    let far = first.offsetBy(dx: 500, dy: 0)
    #expect(curves(of: first.union(far)) == curves(of: first) + curves(of: far))
    let hole = Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50))
    let ring = first.subtracting(hole)
    #expect(count(ring).curves == 8 && count(ring).lines == 0)
    #expect(curves(of: first.union(first)) == curves(of: first))
    #expect(first.subtracting(first).isEmpty)
    // Two that touch.
    let beside = first.union(first.offsetBy(dx: 100, dy: 0))
    #expect(count(beside).curves == 8)
  }

  @Test func roundedRectanglesShareTheirEdges() {
    let left = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20)
    let right = Path(CGRect(x: 50, y: 0, width: 80, height: 60))
    let both = left.union(right)
    // Two corners of three curves each stay.
    #expect(count(both).curves == 6)
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 130, height: 60))
  }

  @Test func linesOfCirclesAreCut() {
    let half = first.lineIntersection(Path(CGRect(x: -10, y: -10, width: 120, height: 60)))
    #expect(count(half).curves == 2 && count(half).lines == 0)
    #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    let rest = first.lineSubtraction(second)
    #expect(count(rest).curves == 4)
  }

  @Test func curvesThatCrossThemselvesAreLoops() {
    var loop = Path()
    loop.move(to: .zero)
    loop.addCurve(
      to: CGPoint(x: 100, y: 0),
      control1: CGPoint(x: 250, y: 150),
      control2: CGPoint(x: -150, y: 150)
    )
    loop.closeSubpath()
    let crossing = CGPoint(x: 50.0, y: 450.0 / 13)
    var ends: [CGPoint] = []
    loop.normalized(eoFill: true).forEach { element in
      switch element {
      case .move(let end), .line(let end), .curve(let end, _, _), .quadCurve(let end, _):
        ends.append(end)
      case .closeSubpath: break
      }
    }
    #expect(ends.contains { hypot($0.x - crossing.x, $0.y - crossing.y) < 1e-6 })
  }

  @Test func quadraticCurvesAreCutAsWell() {
    var hill = Path()
    hill.move(to: CGPoint(x: 0, y: 100))
    hill.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 50, y: 0))
    hill.closeSubpath()
    // Two thirds of the triangle's area; the upper part of a parabola is one as well.
    #expect(abs(abs(area(of: hill.normalized())) - 100 * 100 / 3) < 0.1)
    let top = hill.intersection(Path(CGRect(x: 0, y: 0, width: 100, height: 75)))
    #expect(abs(abs(area(of: top)) - 2.0 / 3 * 100 * 0.5.squareRoot() * 25) < 0.1)
  }

  // MARK: At random

  /// Sums of areas hold whatever the paths are; half of them lie on a grid, where much coincides.
  @Test(arguments: 0..<40)
  func sumsOfAreasHold(_ seed: Int) {
    var random = Random(state: UInt64(seed))
    let isOnGrid = seed.isMultiple(of: 2)
    func point() -> CGPoint {
      let (x, y) = (
        Double.random(in: 0...8, using: &random), Double.random(in: 0...8, using: &random)
      )
      return isOnGrid ? CGPoint(x: x.rounded(), y: y.rounded()) : CGPoint(x: x, y: y)
    }
    func path() -> Path {
      Path { path in
        path.move(to: point())
        for _ in 0..<Int.random(in: 2...4, using: &random) {
          if Bool.random(using: &random) {
            path.addLine(to: point())
          } else {
            path.addCurve(to: point(), control1: point(), control2: point())
          }
        }
        path.closeSubpath()
      }
    }
    let (a, b) = (path(), path())
    let (one, other) = (a.normalized(eoFill: false), b.normalized(eoFill: false))
    let (union, common) = (area(of: a.union(b)), area(of: a.intersection(b)))
    let (rest, both) = (area(of: a.subtracting(b)), area(of: a.symmetricDifference(b)))
    #expect(abs(union + common - area(of: one) - area(of: other)) < 0.01)
    #expect(abs(rest + common - area(of: one)) < 0.01)
    #expect(abs(both + common - union) < 0.01)
  }

  @Test func hostilePathsEnd() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: Double.infinity, y: 0))
    path.addLine(to: CGPoint(x: 1e300, y: Double.nan))
    path.closeSubpath()
    #expect(path.union(first) == first.normalized())
    let huge = Path(ellipseIn: CGRect(x: -1e90, y: -1e90, width: 2e90, height: 2e90))
    #expect(count(huge.union(huge)).curves == 4)
    #expect(Path().union(Path()).isEmpty)
  }
}

private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 31)
  }
}
