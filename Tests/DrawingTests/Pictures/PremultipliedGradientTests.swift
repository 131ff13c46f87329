import Drawing
import DrawingCairo
import SwiftUI
import Testing

/// Gradients whose colours differ in opacity (D3.15), over white.
@MainActor
@Suite struct PremultipliedGradientTests {
  private static let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
  private static let blue = SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 1)

  /// The pixels of a row of 101 over white.
  private func row(_ view: some SwiftUI.View) throws -> [[Int]] {
    let image = try SwiftScreen(
      ZStack {
        SwiftUI.Color.white
        view
      },
      width: 101,
      height: 101
    ).image
    return (0..<101).map { Array(image[$0, 50].prefix(3)) }
  }

  private func isNear(_ pixel: [Int], _ expected: [Double], _ tolerance: Double = 2) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Double($0) - $1) <= tolerance }
  }

  private func linear(_ colors: [SwiftUI.Color]) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
  }

  @Test func redToClearIsNeverGrey() throws {
    let row = try row(linear([Self.red, .clear]))
    #expect(isNear(row[50], [255, 127.5, 127.5]), "\(row[50])")
    #expect(row.allSatisfy { $0[0] == 255 && abs($0[1] - $0[2]) <= 1 })
  }

  /// The measured one: whatever is left of the colour over white is half of it.
  @Test func aPaleColourToClearStaysPale() throws {
    let pale = SwiftUI.Color(.sRGB, red: 209 / 255, green: 199 / 255, blue: 235 / 255)
    #expect(isNear(try row(linear([pale, .clear]))[50], [232, 227, 245]))
  }

  @Test func aClearStopBetweenColoursIsEachOfThem() throws {
    let row = try row(linear([Self.red, .clear, Self.blue]))
    #expect(isNear(row[25], [255, 127.5, 127.5], 3), "\(row[25])")
    #expect(isNear(row[50], [255, 255, 255], 6), "\(row[50])")
    #expect(isNear(row[75], [127.5, 127.5, 255], 3), "\(row[75])")
  }

  /// Each component counts by its opacity: at t the colour is (1 − t) of red and t / 4 of blue.
  @Test func coloursCountByTheirOpacity() throws {
    let gradients: [AnyView] = [
      AnyView(linear([Self.red, Self.blue.opacity(0.25)])),
      AnyView(
        RadialGradient(
          colors: [Self.red, Self.blue.opacity(0.25)],
          center: UnitPoint(x: 0, y: 50.5 / 101),
          startRadius: 0,
          endRadius: 101
        )
      ),
    ]
    for gradient in gradients {
      let row = try row(gradient)
      for x in [10, 25, 50, 75, 90] {
        let t = (Double(x) + 0.5) / 101
        let (red, blue) = (1 - t, 0.25 * t)
        let behind = 1 - red - blue
        #expect(
          isNear(row[x], [red + behind, behind, blue + behind].map { $0 * 255 }),
          "\(x): \(row[x])"
        )
      }
    }
  }

  @Test func angularGradientsAreMixedAlike() throws {
    let row = try row(AngularGradient(colors: [Self.red, .clear], center: .center))
    // Half a turn at the left.
    #expect(isNear(row[5], [255, 127.5, 127.5], 4), "\(row[5])")
  }

  @Test(arguments: [Gradient.ColorSpace.device, .perceptual])
  func everySpaceOfMixingKeepsTheColour(_ space: Gradient.ColorSpace) throws {
    let row = try row(
      SwiftUI.Rectangle().fill(
        .linearGradient(
          Gradient(colors: [Self.red, .clear]).colorSpace(space),
          startPoint: .leading,
          endPoint: .trailing
        )
      )
    )
    #expect(isNear(row[50], [255, 127.5, 127.5]), "\(row[50])")
  }

  @Test func aMeshToClearIsNeverGrey() throws {
    let row = try row(
      MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [Self.red, .clear, Self.red, .clear]
      )
    )
    #expect(isNear(row[50], [255, 127.5, 127.5]), "\(row[50])")
    #expect(row.allSatisfy { $0[0] >= 254 })
  }

  /// A canvas's options mix light; what is clear has none.
  @Test func lightToClearKeepsTheColour() throws {
    let row = try row(
      Canvas { context, size in
        context.fill(
          SwiftUI.Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [Self.red, .clear]),
            startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: 0),
            options: .linearColor
          )
        )
      }
    )
    #expect(isNear(row[50], [255, 127.5, 127.5]), "\(row[50])")
  }

  /// Readers of SVG mix opacities apart, so that the file has a colour on each side of the clear stop.
  @Test func aFileOfSVGHasTheColourOnEachSide() throws {
    let screen = try SwiftScreen(linear([Self.red, .clear, Self.blue]))
    let list = screen.result.displayList(.transparent)
    let text = String(decoding: try Picture(list, as: .svg).bytes, as: UTF8.self)
    let stops = text.split(separator: "\n").filter { $0.contains("<stop") }.joined()
    #expect(stops.contains(##"<stop offset="0.5" stop-color="#ff0000" stop-opacity="0"/>"##))
    #expect(stops.contains(##"<stop offset="0.5" stop-color="#0000ff" stop-opacity="0"/>"##))
  }
}
