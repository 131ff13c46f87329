import Foundation
import SwiftUI
import Testing

/// Outlines of lines, filled, against Cairo's own lines; and where they should be (D4.24).
@MainActor
@Suite struct StrokedPathTests {
  private typealias Path = SwiftUI.Path

  private static func path(_ build: (inout Path) -> Void) -> Path { Path(build) }

  /// Lines, curves, curves that turn more closely than a line is wide, loops, tips.
  private static let paths: [String: Path] = [
    "circle": Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)),
    "rounded": Path(
      roundedRect: CGRect(x: 15, y: 20, width: 70, height: 50),
      cornerRadius: 16
    ),
    "rectangle": Path(CGRect(x: 20, y: 25, width: 60, height: 40)),
    "zigzag": path { path in
      path.addLines([
        CGPoint(x: 15, y: 70), CGPoint(x: 35, y: 30), CGPoint(x: 45, y: 75), CGPoint(x: 80, y: 25),
        CGPoint(x: 82, y: 60),
      ])
    },
    "wave": path { path in
      path.move(to: CGPoint(x: 15, y: 50))
      path.addCurve(
        to: CGPoint(x: 85, y: 50),
        control1: CGPoint(x: 40, y: -20),
        control2: CGPoint(x: 60, y: 120)
      )
    },
    "bend": path { path in
      path.move(to: CGPoint(x: 20, y: 20))
      path.addCurve(
        to: CGPoint(x: 26, y: 20),
        control1: CGPoint(x: 20, y: 90),
        control2: CGPoint(x: 30, y: 90)
      )
    },
    "loop": path { path in
      path.move(to: CGPoint(x: 25, y: 80))
      path.addCurve(
        to: CGPoint(x: 75, y: 80),
        control1: CGPoint(x: 130, y: 10),
        control2: CGPoint(x: -30, y: 10)
      )
    },
    "without a handle": path { path in
      path.move(to: CGPoint(x: 20, y: 70))
      path.addCurve(
        to: CGPoint(x: 80, y: 70),
        control1: CGPoint(x: 20, y: 70),
        control2: CGPoint(x: 60, y: 10)
      )
    },
    "wedge": path { path in
      path.move(to: CGPoint(x: 50, y: 50))
      path.addArc(
        center: CGPoint(x: 50, y: 50),
        radius: 32,
        startAngle: .degrees(20),
        endAngle: .degrees(110),
        clockwise: false
      )
      path.closeSubpath()
    },
    "parabola": path { path in
      path.move(to: CGPoint(x: 20, y: 20))
      path.addQuadCurve(to: CGPoint(x: 80, y: 20), control: CGPoint(x: 50, y: 130))
    },
  ]

  private nonisolated static let styles: [StrokeStyle] = [
    StrokeStyle(lineWidth: 1),
    StrokeStyle(lineWidth: 6),
    StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round),
    StrokeStyle(lineWidth: 14, lineCap: .square, lineJoin: .bevel),
    StrokeStyle(lineWidth: 9, lineCap: .butt, lineJoin: .miter, miterLimit: 2),
    StrokeStyle(lineWidth: 5, dash: [13, 8]),
    StrokeStyle(
      lineWidth: 4,
      lineCap: .round,
      lineJoin: .round,
      dash: [9, 6, 0, 6],
      dashPhase: 11
    ),
    StrokeStyle(lineWidth: 4, lineCap: .square, dash: [5, 9, 11], dashPhase: -3),
  ]

  @Test(arguments: styles)
  func anOutlineCoversWhatTheLineDoes(_ style: StrokeStyle) throws {
    for (name, path) in Self.paths.sorted(by: { $0.key < $1.key }) {
      let line = try SwiftScreen(path.stroke(.black, style: style)).image
      let area = try SwiftScreen(path.strokedPath(style).fill(.black)).image
      var (sum, count, worst) = (0, 0, 0)
      for y in 0..<100 {
        for x in 0..<100 {
          let difference = abs(line[x, y][3] - area[x, y][3])
          (sum, worst) = (sum + difference, max(worst, difference))
          if difference > 24 { count += 1 }
        }
      }
      // Cairo's coverage is within 4 of 255 (D10.3); where edges meet in a pixel, two such sums differ.
      #expect(count <= 12 && sum < 6_000, "\(name), \(style): \(count), \(sum), \(worst)")
    }
  }

  /// A ring's outlines are two circles, whatever its size, and stay curves.
  @Test(arguments: [0.001, 1, 1_000_000])
  func aCircleHasTwoCircles(_ scale: Double) {
    let box = CGRect(x: -10 * scale, y: -10 * scale, width: 20 * scale, height: 20 * scale)
    let ring = Path(ellipseIn: box).strokedPath(StrokeStyle(lineWidth: 4 * scale))
    var (curves, lines) = (0, 0)
    ring.forEach { element in
      switch element {
      case .curve: curves += 1
      case .line, .quadCurve: lines += 1
      case .move, .closeSubpath: break
      }
    }
    #expect(curves == 8 && lines == 0)
    for turn in 0..<360 {
      let (x, y) = (cos(Double(turn) * .pi / 180) * scale, sin(Double(turn) * .pi / 180) * scale)
      func point(_ radius: Double) -> CGPoint { CGPoint(x: x * radius, y: y * radius) }
      // A circle of four curves is itself off by 0.03 %.
      #expect(ring.contains(point(8.01)) && ring.contains(point(11.99)))
      #expect(!ring.contains(point(7.99)) && !ring.contains(point(12.01)))
    }
  }

  /// Where Cairo leaves a hole: a circle that is smaller than half of the line is wide.
  @Test func aLineThatIsWiderThanItsCircleFillsIt() throws {
    let dot = Path(ellipseIn: CGRect(x: -4, y: -4, width: 8, height: 8))
      .strokedPath(StrokeStyle(lineWidth: 12))
    for radius in [0, 1, 1.9, 3, 5, 9.98] {
      for turn in 0..<24 {
        let angle = Double(turn) * .pi / 12
        #expect(dot.contains(CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)), "\(radius)")
      }
    }
    #expect(abs(dot.boundingRect.width - 20) < 0.02)
  }

  /// Half of the way around both circles is most of the outer one.
  @Test func aPartOfAnOutlineLiesOnIt() throws {
    let ring = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 4))
    let outer = ring.trimmedPath(from: 0, to: 12.0 / 20)
    #expect(abs(outer.boundingRect.width - 24) < 0.02)
    let inner = ring.trimmedPath(from: 12.001 / 20, to: 1)
    #expect(abs(inner.boundingRect.width - 16) < 0.02)
  }

  /// Every point of a curve's outline is half of the width away from the curve, to within a thousandth
  /// of the width; found by going along the curve in small steps.
  @Test func sidesAreWhereTheyShouldBe() throws {
    let (start, end) = (SIMD2(0.0, 0.0), SIMD2(90.0, 10.0))
    let (first, second) = (SIMD2(30.0, 60.0), SIMD2(70.0, -50.0))
    func curve(_ t: Double) -> SIMD2<Double> {
      let u = 1 - t
      let (a, b) = (start * (u * u * u), first * (3 * u * u * t))
      return a + b + second * (3 * u * t * t) + end * (t * t * t)
    }
    let path = Path { path in
      path.move(to: CGPoint(x: start.x, y: start.y))
      path.addCurve(
        to: CGPoint(x: end.x, y: end.y),
        control1: CGPoint(x: first.x, y: first.y),
        control2: CGPoint(x: second.x, y: second.y)
      )
    }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round))
    let points = (0...20_000).map { curve(Double($0) / 20_000) }
    for step in 1..<200 {
      let part = outline.trimmedPath(from: 0, to: Double(step) / 200)
      let place = try #require(part.currentPoint)
      let nearest = points.map { ($0 - SIMD2(place.x, place.y)) }.map { ($0 * $0).sum() }.min() ?? 0
      #expect(abs(nearest.squareRoot() - 4) < 8.0 / 1000, "\(step)")
    }
  }

  /// A rectangle's outline is two rectangles.
  @Test func cornersMeetInside() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 6)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(path.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 8))
    var corners: Set<[Double]> = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): corners.insert([point.x, point.y])
      case .quadCurve, .curve: Issue.record("a curve")
      case .closeSubpath: break
      }
    }
    #expect(
      corners.isSuperset(of: [
        [-1, -1], [11, -1], [11, 7], [-1, 7], [1, 1], [9, 1], [9, 5], [1, 5],
      ])
    )
    #expect(!path.contains(CGPoint(x: 1.5, y: 1.5)))
  }

  @Test func pointsAndEndlessNumbersAreNoTrouble() {
    func dot(_ cap: CGLineCap) -> Path {
      Path {
        $0.move(to: CGPoint(x: 5, y: 5))
        $0.addLine(to: CGPoint(x: 5, y: 5))
      }.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    }
    #expect(dot(.butt).isEmpty)
    #expect(dot(.square).boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(
      !dot(.round).contains(CGPoint(x: 3.2, y: 3.2)) && dot(.round).contains(CGPoint(x: 4, y: 4))
    )
    let long = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 1e9, y: 0))
    }
    // A line of more than 100,000 dashes has none (D10.21).
    #expect(long.strokedPath(StrokeStyle(lineWidth: 2, dash: [1])).boundingRect.width == 1e9)
    for number in [Double.infinity, .nan, 1e300] {
      let far = Path {
        $0.move(to: .zero)
        $0.addCurve(
          to: CGPoint(x: number, y: 1),
          control1: CGPoint(x: 0, y: number),
          control2: .zero
        )
      }
      #expect(far.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
      _ = Path(CGRect(x: 0, y: 0, width: 1, height: 1)).strokedPath(StrokeStyle(lineWidth: number))
    }
  }
}
