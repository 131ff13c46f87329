import Testing

@testable import SwiftUI

/// The steps of a path as Core Graphics tells them.
@Suite struct PathElementTests {
  @Test func eachStepHasItsControlPointsThenItsEnd() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 4, y: 4))
    path.addCurve(
      to: CGPoint(x: 5, y: 5),
      control1: CGPoint(x: 6, y: 6),
      control2: CGPoint(x: 7, y: 7)
    )
    path.closeSubpath()
    var steps: [(CGPathElementType, [CGFloat])] = []
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
    ]
    path.applyWithBlock { element in
      let type = element.pointee.type
      let points = (0..<(counts[type] ?? 0)).map { element.pointee.points[$0].x }
      steps.append((type, points))
    }
    #expect(
      steps.map(\.0) == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ]
    )
    #expect(steps.map(\.1) == [[1], [2], [4, 3], [6, 7, 5], []])
  }

  @Test func aFunctionOfCGetsWhatItIsGiven() {
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        .apply(info: UnsafeMutableRawPointer(pointer)) { info, _ in
          info?.assumingMemoryBound(to: Int.self).pointee += 1
        }
    }
    #expect(count == 5)
  }
}
