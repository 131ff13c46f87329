import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

@Suite struct GeometryTests {
  private func bounds(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PixelRect {
    record(.staticText) {
      $0.element.frame = Rect(x: x, y: y, width: width, height: height)
    }.bounds
  }

  @Test func `Near edges are rounded down, far edges up`() {
    #expect(bounds(1.5, 2.25, 10, 20) == PixelRect(x: 1, y: 2, width: 11, height: 21))
    #expect(bounds(-1.5, -0.25, 1, 1) == PixelRect(x: -2, y: -1, width: 2, height: 2))
    #expect(bounds(4, 5, 6, 7) == PixelRect(x: 4, y: 5, width: 6, height: 7))
  }

  @Test func `The last digits of a sum touch no further pixel`() {
    #expect(bounds(0.1 + 0.2, 10 - 1e-12, 9.7, 5) == PixelRect(x: 0, y: 10, width: 10, height: 5))
  }

  @Test func `What has no extent has none on the bus`() {
    #expect(bounds(1.5, 2, 0, 3) == PixelRect(x: 1, y: 2, width: 0, height: 3))
  }

  @Test func `A rectangle with negative extents covers the same pixels`() {
    #expect(bounds(10, 10, -5, -5) == PixelRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test func `Coordinates fit into ATK's integers whatever the layout says`() {
    let limits = Double(Int32.min)...Double(Int32.max)
    let values: [Double] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 3e9, -3e9, .greatestFiniteMagnitude, 0,
      .leastNonzeroMagnitude,
    ]
    for x in values {
      for width in values {
        let rect = bounds(x, width, width, x)
        for number in [rect.x, rect.y, rect.width, rect.height] {
          #expect(limits.contains(Double(number)))
        }
        #expect(rect.width >= 0 && rect.height >= 0)
        let point = record(.button) { $0.element.activationPoint = Point(x: x, y: width) }
          .activationPoint
        #expect(limits.contains(Double(point.x)) && limits.contains(Double(point.y)))
      }
    }
    #expect(bounds(.nan, 1, 5, 5).x == 0)
    #expect(bounds(-1e10, 0, 2e10, 1).width == Int(Int32.max))
  }

  @Test func `The application has no rectangle, the window has its size`() {
    var empty = snapshot([])
    empty.size = Size(width: 320.5, height: 480)
    let records = ATKMapper.records(of: empty, application: "")
    #expect(records[0].bounds == PixelRect(x: 0, y: 0, width: -1, height: -1))
    #expect(records[1].bounds == PixelRect(x: 0, y: 0, width: 321, height: 480))
  }

  @Test func `A point lies in the pixel that it is in`() {
    let button = record(.button) { $0.element.activationPoint = Point(x: 3.99, y: -0.5) }
    #expect(button.activationPoint == PixelPoint(x: 3, y: -1))
  }
}
