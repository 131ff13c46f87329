import Drawing
import DrawingCairo
import Foundation
import LayoutCore
import SwiftUI
import Testing

/// Lines that are wider than what they go around (D4.24): painters of lines leave a hole there.
@MainActor
@Suite struct WideLineTests {
  private typealias Color = SwiftUI.Color

  private func list(_ view: some SwiftUI.View) throws -> DisplayList {
    try SwiftScreen(view, width: 60, height: 60).result.displayList(.transparent)
  }

  private func circle(_ diameter: Double, _ style: SwiftUI.StrokeStyle) -> some SwiftUI.View {
    Circle().stroke(.red, style: style).frame(width: diameter, height: diameter)
  }

  /// A disc: its area is that of the outer circle, and its middle is full.
  @Test(arguments: [8.0, 12, 18])
  func aCircleIsFilled(_ diameter: Double) throws {
    let list = try list(circle(diameter, StrokeStyle(lineWidth: 20)))
    guard list.elements.count == 1, case .fill(let path, _, let fill, _)? = list.elements.first
    else {
      Issue.record("no area")
      return
    }
    #expect(!fill.isEOFilled && fill.isAntialiased)
    let radius = diameter / 2 + 10
    #expect(abs((path.boundingRect?.width ?? 0) - 2 * radius) < 0.04)
    let image = try PixelImage(list)
    var sum = 0
    for y in 0..<60 {
      for x in 0..<60 {
        sum += image[x, y][3]
        let away = hypot(Double(x) + 0.5 - 30, Double(y) + 0.5 - 30)
        if away < radius - 1 { #expect(image[x, y][3] == 255, "\(x), \(y)") }
        if away > radius + 1 { #expect(image[x, y][3] == 0, "\(x), \(y)") }
      }
    }
    #expect(abs(Double(sum) / 255 - .pi * radius * radius) < 2)
  }

  /// A ring stays a line, whoever draws it.
  @Test func aRingIsALine() throws {
    for diameter in [21.0, 40] {
      let list = try list(circle(diameter, StrokeStyle(lineWidth: 20)))
      guard case .stroke? = list.elements.first else {
        Issue.record("\(diameter)")
        continue
      }
    }
    // Corners of straight lines and curves that are straight do not turn around anything.
    let straight = SwiftUI.Path { path in
      path.move(to: CGPoint(x: 5, y: 5))
      path.addCurve(
        to: CGPoint(x: 50, y: 50),
        control1: CGPoint(x: 5, y: 5),
        control2: CGPoint(x: 30, y: 30)
      )
      path.addLine(to: CGPoint(x: 50, y: 5))
    }
    guard case .stroke? = try list(straight.stroke(lineWidth: 30)).elements.first else {
      Issue.record("a line without curves")
      return
    }
  }

  /// The same outline in files of vectors: an area, and no line.
  @Test func filesHoldTheArea() throws {
    let list = try list(circle(10, StrokeStyle(lineWidth: 16)))
    let svg = String(decoding: try Picture(list, as: .svg).bytes, as: UTF8.self)
    #expect(svg.contains("<path") && !svg.contains("stroke"))
    let ring = try self.list(circle(30, StrokeStyle(lineWidth: 16)))
    #expect(String(decoding: try Picture(ring, as: .svg).bytes, as: UTF8.self).contains("stroke"))
    #expect(try Picture(list, as: .pdf).bytes.starts(with: Array("%PDF".utf8)))
  }

  /// Every point within half of the width of a curve that turns at once, and no other, as far as its ends
  /// do not matter.
  @Test func aHairpinIsCovered() throws {
    func curve(_ t: Double) -> SIMD2<Double> {
      let u = 1 - t
      let (a, b) = (SIMD2(10.0, 45.0) * (u * u * u), SIMD2(25.0, 5.0) * (3 * u * u * t))
      return a + b + SIMD2(35.0, 5.0) * (3 * u * t * t) + SIMD2(50.0, 45.0) * (t * t * t)
    }
    let path = SwiftUI.Path { path in
      path.move(to: CGPoint(x: 10, y: 45))
      path.addCurve(
        to: CGPoint(x: 50, y: 45),
        control1: CGPoint(x: 25, y: 5),
        control2: CGPoint(x: 35, y: 5)
      )
    }
    let style = StrokeStyle(lineWidth: 24, lineCap: .round)
    let image = try PixelImage(list(path.stroke(.red, style: style)))
    let points = (0...2_000).map { curve(Double($0) / 2_000) }
    for y in 0..<60 {
      for x in 0..<60 {
        let place = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        let nearest = points.map { (($0 - place) * ($0 - place)).sum() }.min() ?? 0
        let away = nearest.squareRoot() - 12
        if abs(away) < 1 { continue }
        #expect((image[x, y][3] == 255) == (away < 0), "\(x), \(y)")
      }
    }
  }

  /// An outline of thousands of dashes would take long.
  @Test func manyDashesStayALine() throws {
    let list = try list(circle(10, StrokeStyle(lineWidth: 16, dash: [0.01])))
    guard case .stroke? = list.elements.first else {
      Issue.record("an area")
      return
    }
  }

  /// Dashes, canvases and borders go the same way.
  @Test func dashesAndCanvasesAsWell() throws {
    let dashed = try list(circle(10, StrokeStyle(lineWidth: 16, dash: [4, 2])))
    let canvas = try list(
      Canvas { context, _ in
        context.stroke(
          SwiftUI.Path(ellipseIn: CGRect(x: 25, y: 25, width: 10, height: 10)),
          with: .color(.red),
          lineWidth: 16
        )
      }
    )
    for list in [dashed, canvas] {
      #expect(
        list.elements.contains { element in
          if case .fill = element { true } else { false }
        }
      )
      #expect(
        !list.elements.contains { element in
          if case .stroke = element { true } else { false }
        }
      )
    }
    #expect(try PixelImage(canvas)[30, 30][3] == 255)
  }
}
