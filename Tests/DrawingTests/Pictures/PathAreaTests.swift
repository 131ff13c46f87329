import Foundation
import SwiftUI
import Testing

/// Areas of two paths against those of two circles, worked out here (D4.23).
@Suite struct PathAreaTests {
  private static let (radius, distance) = (50.0, 60.0)
  private let first = SwiftUI.Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let second = SwiftUI.Path(ellipseIn: CGRect(x: 60, y: 0, width: 100, height: 100))

  /// The area that two circles have in common: two segments.
  private var lens: Double {
    let (r, d) = (Self.radius, Self.distance)
    return 2 * r * r * acos(d / (2 * r)) - d / 2 * (4 * r * r - d * d).squareRoot()
  }

  private var disk: Double { .pi * Self.radius * Self.radius }

  /// The points of the subpaths, which must have no curves.
  private func rings(of path: SwiftUI.Path) -> [[CGPoint]] {
    var rings: [[CGPoint]] = []
    path.forEach { element in
      switch element {
      case .move(let end): rings.append([end])
      case .line(let end): rings[rings.count - 1].append(end)
      case .curve, .quadCurve: Issue.record("a curve")
      case .closeSubpath: break
      }
    }
    return rings
  }

  private func area(of path: SwiftUI.Path) -> Double {
    abs(
      rings(of: path).reduce(0.0) { sum, ring in
        sum
          + zip(ring, ring.dropFirst() + [ring[0]]).reduce(0.0) {
            $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
          }
      }
    )
  }

  /// How far the middles of lines may be from the circles, in points.
  private static let tolerance = 0.05

  @Test func areasAreThoseOfTheCircles() {
    let expected = [
      (first.union(second), 2 * disk - lens), (first.intersection(second), lens),
      (first.subtracting(second), disk - lens),
      (first.symmetricDifference(second), 2 * disk - 2 * lens),
      (first.normalized(), disk),
    ]
    for (path, area) in expected {
      // All that may be missing is a strip along the outlines.
      #expect(abs(self.area(of: path) - area) <= Self.tolerance * 4 * .pi * Self.radius)
    }
  }

  @Test(arguments: [5.0, 50, 500, 2000])
  func linesStayNearTheCurves(_ radius: Double) {
    let circle = SwiftUI.Path(
      ellipseIn: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    ).normalized()
    for ring in rings(of: circle) {
      for (one, other) in zip(ring, ring.dropFirst() + [ring[0]]) {
        let middle = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
        let distance = hypot(middle.x - radius, middle.y - radius)
        // Four cubics are a circle but for 0.03 %.
        #expect(abs(distance - radius) <= Self.tolerance + radius * 0.0003)
      }
    }
  }
}
