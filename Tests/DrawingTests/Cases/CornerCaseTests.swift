import Foundation
import SwiftUI
import Testing

/// The cases of `drawing-cases.json` about round corners, whose points were read (D4.7, D4.8, D4.9, D4.10,
/// D4.13).
@MainActor
@Suite struct CornerCaseTests {
  /// The points of the top left corner, from the left side to the top.
  private func corner(of shape: some SwiftUI.Shape, _ size: [Double]) -> [CGPoint] {
    var last = CGPoint.zero
    var curves: [[CGPoint]] = []
    shape.path(in: CGRect(x: 0, y: 0, width: size[0], height: size[1])).forEach { element in
      switch element {
      case .move(let end), .line(let end): last = end
      case .curve(let end, let control1, let control2):
        curves.append([last, control1, control2, end])
        last = end
      case .quadCurve(let end, _): last = end
      case .closeSubpath: break
      }
    }
    // The outline goes clockwise from the top, so this corner comes last.
    let own = curves.suffix(3)
    return (own.first.map { [$0[0]] } ?? []) + own.flatMap { $0.dropFirst() }
  }

  @Test func continuousCornersAreThoseThatWereRead() throws {
    let cases = try DrawingCase.all().values.filter { $0.id.hasPrefix("continuous-") }
    #expect(cases.count == 5)
    for given in cases {
      let start = try #require(given.input.swiftui.range(of: "cornerRadius: "))
      let digits = given.input.swiftui[start.upperBound...].prefix { $0.isNumber }
      let radius = try #require(Double(digits))
      let found = corner(of: RoundedRectangle(cornerRadius: radius), given.input.size)
      let tolerance = try #require(given.expect.tolerance)
      for (one, other) in zip(found, try #require(given.expect.points)) {
        #expect(
          abs(one.x - other[0]) <= tolerance && abs(one.y - other[1]) <= tolerance,
          "\(given.id): \(found)"
        )
      }
      if let end = given.expect.lastPoint, let last = found.last {
        #expect(abs(last.x - end[0]) <= tolerance && abs(last.y - end[1]) <= tolerance)
      }
    }
  }

  @Test func aCapsuleHasContinuousCornersUnlessTheyAreToBeRound() {
    let size = [200.0, 100.0]
    let own = corner(of: Capsule(), size)
    #expect(own == corner(of: RoundedRectangle(cornerRadius: 50), size))
    let even = UnevenRoundedRectangle(topLeadingRadius: 50, topTrailingRadius: 20)
    #expect(own == corner(of: even, size))
    // A quarter of a circle has one curve, which ends half of the shorter side away.
    var ends: [CGPoint] = []
    Capsule(style: .circular).path(in: CGRect(x: 0, y: 0, width: 200, height: 100)).forEach {
      if case .curve(let end, _, _) = $0 { ends.append(end) }
    }
    #expect(
      ends == [
        CGPoint(x: 200, y: 50), CGPoint(x: 150, y: 100), CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 0),
      ]
    )
  }
}
