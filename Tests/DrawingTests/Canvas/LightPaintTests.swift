import Drawing
import DrawingCairo
import Foundation
import LayoutCore
import SwiftUI
import Testing

/// What is painted in groups that mix light: meshes, materials, light beyond white (D5.6).
@MainActor
@Suite struct LightPaintTests {
  private typealias Color = SwiftUI.Color

  private func image(of view: some SwiftUI.View) throws -> PixelImage {
    try SwiftScreen(view, width: 20, height: 20).image
  }

  @Test func meshesMixLight() throws {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.black, .white, .black, .white],
      smoothsColors: false
    )
    let image = try image(of: mesh.drawingGroup(colorMode: .linear))
    let plain = try self.image(of: mesh)
    for x in [0, 3, 9, 15, 19] {
      let share = (Double(x) + 0.5) / 20
      #expect(abs(image[x, 10][0] - byte(share)) <= 2, "\(x)")
      #expect(abs(plain[x, 10][0] - Int(255 * share + 0.5)) <= 1, "\(x)")
    }
  }

  /// A quarter of what the material makes of black, at a pixel of which it covers a quarter.
  @Test func edgesOfMaterialsMixLight() throws {
    let view = ZStack {
      Color.black
      SwiftUI.Path(CGRect(x: 0, y: 0, width: 10.25, height: 20)).fill(.regularMaterial)
    }
    let image = try image(of: view.drawingGroup(colorMode: .linear))
    let whole = image[4, 10][0]
    #expect(whole > 150)
    #expect(abs(image[10, 10][0] - byte(light(Double(whole) / 255) * 0.25)) <= 2)
    #expect(image[14, 10] == [0, 0, 0, 255])
    let plain = try self.image(of: view)
    #expect(abs(plain[10, 10][0] - whole / 4) <= 3)
  }

  /// Twice a light of 0.6 under half of black is 0.6, where nothing ends at white.
  @Test func lightBeyondWhiteIsThereInsideOfAGroup() throws {
    func sum(_ mode: ColorRenderingMode) -> some SwiftUI.View {
      ZStack {
        Color(.sRGBLinear, white: 0.6)
        Color(.sRGBLinear, white: 0.6).blendMode(.plusLighter)
        Color.black.opacity(0.5)
      }
      .drawingGroup(colorMode: mode)
    }
    #expect(abs(try image(of: sum(.extendedLinear))[10, 10][0] - byte(0.6)) <= 1)
    #expect(abs(try image(of: sum(.linear))[10, 10][0] - byte(0.5)) <= 1)
    // Outside of the group it ends at white.
    let bright = ZStack {
      Color(.sRGBLinear, white: 0.6)
      Color(.sRGBLinear, white: 0.6).blendMode(.plusLighter)
    }
    .drawingGroup(colorMode: .extendedLinear)
    #expect(try image(of: bright)[10, 10] == [255, 255, 255, 255])
    let faded = ZStack {
      Color.black
      bright.opacity(0.5)
    }
    #expect(try image(of: faded)[10, 10][0] == 128)
  }

  /// A red that sRGB does not have, mixed half and half with what it lacks.
  @Test func coloursOutsideOfTheGamutMix() throws {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0)
    let view = ZStack {
      red
      Color(.sRGBLinear, white: 0.5).opacity(0.5)
    }
    let color = try image(of: view.drawingGroup(colorMode: .extendedLinear))[10, 10]
    // The first column of the matrix from Display P3 to linear sRGB (D1.4).
    let expected = [1.2249, -0.0420, -0.0197].map { byte($0 / 2 + 0.25) }
    for channel in 0..<3 { #expect(abs(color[channel] - expected[channel]) <= 1) }
    let clamped = try image(of: view.drawingGroup(colorMode: .linear))[10, 10]
    #expect(abs(clamped[1] - byte(0.25)) <= 1)
  }

  /// Groups, masks, clips, filters and materials within.
  @Test func whatIsInsideOfAGroupBeyondWhiteIsSeen() throws {
    func group(_ view: some SwiftUI.View) -> some SwiftUI.View {
      ZStack {
        Color.black
        view
      }
      .drawingGroup(colorMode: .extendedLinear)
    }
    let half = SwiftUI.Path(CGRect(x: 0, y: 0, width: 10, height: 20))
    for (name, view) in [
      ("mask", AnyView(Color.white.mask(half.fill(.black.opacity(0.5))))),
      ("clip", AnyView(Color.white.opacity(0.5).clipShape(half))),
      ("group", AnyView(half.fill(.white).compositingGroup().opacity(0.5))),
      ("filter", AnyView(half.fill(.black).colorInvert().opacity(0.5))),
    ] {
      let image = try image(of: group(view))
      #expect(abs(image[5, 10][0] - byte(0.5)) <= 2, "\(name)")
      #expect(image[15, 10] == [0, 0, 0, 255], "\(name)")
    }
    let material = try image(of: group(half.fill(.regularMaterial)))
    #expect(material[5, 10][0] > 150 && material[15, 10] == [0, 0, 0, 255])
  }
}
