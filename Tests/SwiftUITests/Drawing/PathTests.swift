import Foundation
import Testing

@testable import SwiftUI

@Suite("Paths in Swift")
struct PathTests {
  @Test func descriptionsAreReadBack() throws {
    var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4.5))
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 3))
    path.addCurve(
      to: CGPoint(x: 1, y: 1),
      control1: CGPoint(x: 2, y: 2),
      control2: CGPoint(x: 3, y: 3)
    )
    #expect(
      path.description == "1 2 m 4 2 l 4 6.5 l 1 6.5 l h 0 0 m 2 3 4 0 q 2 2 3 3 1 1 c"
    )
    #expect(Path(path.description) == path)
    #expect(Path("1 2 x") == nil)
  }

  @Test func pointsAreInsideByWindingOrByTurns() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 3, y: 3), eoFill: true))
    #expect(path.contains(CGPoint(x: 8, y: 8), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 3)))
    #expect(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 5, y: 1))
    )
  }

  @Test func partsOfAPathAreMeasuredByItsLength() {
    let part = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.25, to: 0.625)
    #expect(part.boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(part.currentPoint == CGPoint(x: 5, y: 10))
  }

  @Test func areasOfTwoPathsAreOne() {
    let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let second = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    let corner = CGRect(x: 5, y: 5, width: 5, height: 5)
    #expect(first.intersection(second).boundingRect == corner)
    #expect(first.intersection(second).elements.count == 5)
    let union = first.union(second)
    #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
    // Eight corners: the move, seven lines and the end.
    #expect(union.elements.count == 9)
    let rest = first.subtracting(second)
    let both = first.symmetricDifference(second)
    for x in 0..<30 {
      for y in 0..<30 {
        let point = CGPoint(x: Double(x) / 2 + 0.25, y: Double(y) / 2 + 0.25)
        let (isFirst, isSecond) = (first.contains(point), second.contains(point))
        #expect(union.contains(point) == (isFirst || isSecond))
        #expect(rest.contains(point) == (isFirst && !isSecond))
        #expect(both.contains(point) == (isFirst != isSecond))
      }
    }
    #expect(first.subtracting(first).isEmpty)
    #expect(first.union(first).boundingRect == first.boundingRect)
    #expect(first.intersection(Path(CGRect(x: 20, y: 0, width: 1, height: 1))).isEmpty)
  }

  /// A ring is what is left of a circle without a smaller one.
  @Test func holesAndCurvesAreAreas() {
    let outer = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50))
    let ring = outer.subtracting(inner)
    #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 10, y: 50)))
    #expect(abs(ring.boundingRect.width - 100) < 0.1)
    #expect(ring.union(inner).contains(CGPoint(x: 50, y: 50)))
    let half = outer.intersection(Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
    #expect(abs(half.boundingRect.maxX - 50) < 1e-6)
    let shape = Circle().intersection(Rectangle().offset(x: 20))
    let box = shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).boundingRect
    #expect(abs(box.minX - 20) < 1e-6 && abs(box.maxX - 40) < 0.1)
  }

  @Test func linesAreCutAtAreas() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    let area = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(line.lineIntersection(area).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(area).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
  }

  @Test func strokedPathsAreAsWideAsTheirLine() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    let butt = path.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 4))
    let dashed = path.strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 3]))
    #expect(dashed.contains(CGPoint(x: 1, y: 0)))
    #expect(!dashed.contains(CGPoint(x: 3, y: 0)))
    #expect(dashed.contains(CGPoint(x: 6, y: 0)))
  }

  @Test func pointedCornersReachToTheirTip() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let miter = path.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(miter.contains(CGPoint(x: 11.5, y: -1.5)))
    let bevel = path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel))
    #expect(!bevel.contains(CGPoint(x: 11.5, y: -1.5)))
    #expect(bevel.contains(CGPoint(x: 10.5, y: -0.5)))
  }

  @Test func arcsTouchBothLines() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(path.boundingRect.maxX <= 10 + 1e-9)
    #expect(path.boundingRect.minY >= -1e-9)
  }

  @Test func closedPathsGoOnFromTheirStart() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)])
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: 0, y: 9))
    #expect(path.description == "0 0 m 4 0 l 4 4 l h 0 0 m 0 9 l")
  }
}
