import Drawing
import LayoutCore
import SwiftUI
import Testing

/// Blurs and shadows under transforms and beside edges (D5.9, D5.10).
@MainActor
@Suite struct EffectPlaceTests {
  private let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 1)

  private func image(_ view: some SwiftUI.View) throws -> PixelImage {
    try SwiftScreen(view).image
  }

  private func square(_ side: CGFloat) -> some SwiftUI.View {
    red.frame(width: side, height: side)
  }

  // MARK: Shadows

  @Test func shadowsTurnWithWhatCastsThem() throws {
    let shadow = square(40).shadow(color: blue, radius: 0, x: 20)
    let turned = try image(shadow.rotationEffect(.degrees(90)))
    #expect(turned[50, 85] == [0, 0, 255, 255] && turned[85, 50][3] == 0)
    #expect(turned[50, 50] == [255, 0, 0, 255])
    let flipped = try image(shadow.scaleEffect(x: -1, y: 1))
    #expect(flipped[15, 50] == [0, 0, 255, 255] && flipped[85, 50][3] == 0)
    let wide = try image(shadow.scaleEffect(x: 0.5, y: 1))
    #expect(wide[65, 50] == [0, 0, 255, 255] && wide[72, 50][3] == 0)
  }

  /// What casts it lies outside of the picture, where turned coordinates would not look for it.
  @Test func shadowsAreCastFromOutside() throws {
    let canvas = Canvas { [red, blue] context, _ in
      context.rotate(by: .degrees(90))
      context.addFilter(.shadow(color: blue, radius: 0, x: 20, y: 0))
      let square = SwiftUI.Path(CGRect(x: 30, y: -70, width: 40, height: 40))
      context.fill(square, with: .color(red))
    }
    let image = try image(canvas)
    #expect(image[50, 50] == [255, 0, 0, 255] && image[50, 85] == [0, 0, 255, 255])
    // A shadow that lies half outside is blurred from there: Φ(0.5 / 4).
    let soft = Canvas { [red, blue] context, _ in
      context.addFilter(.shadow(color: blue, radius: 4, x: 60, y: 0, options: .shadowOnly))
      context.fill(SwiftUI.Path(CGRect(x: 40, y: -50, width: 60, height: 200)), with: .color(red))
    }
    #expect(abs(try self.image(soft)[99, 50][3] - 115) <= 3)
  }

  /// Half of a pixel at each edge.
  @Test func shadowsLieBetweenPixels() throws {
    let image = try image(square(40).shadow(color: blue, radius: 0, x: 0.5))
    #expect((127...128).contains(image[70, 50][3]) && image[71, 50][3] == 0)
    let low = try self.image(square(40).shadow(color: blue, radius: 0, y: 0.25))
    #expect((63...64).contains(low[50, 70][3]))
  }

  // MARK: Blurs

  /// 255 Φ((x + ½ − 20) / 5) and 255 Φ((x + ½) / 10).
  @Test func blursAreAsStrongBesideAnEdge() throws {
    let clipped = try image(square(60).blur(radius: 5).clipped())
    for (x, alpha) in [(20, 137.7), (22, 176.3), (25, 220.4)] {
      #expect(abs(Double(clipped[x, 50][3]) - alpha) <= 4, "\(x): \(clipped[x, 50])")
      #expect(abs(Double(clipped[50, x][3]) - alpha) <= 4, "\(x): \(clipped[50, x])")
      #expect(abs(Double(clipped[99 - x, 50][3]) - alpha) <= 4, "\(x)")
    }
    let whole = try image(red.blur(radius: 10))
    for (x, alpha) in [(0, 132.6), (5, 180.8)] {
      #expect(abs(Double(whole[x, 50][3]) - alpha) <= 4, "\(x): \(whole[x, 50])")
      #expect(abs(Double(whole[50, 99 - x][3]) - alpha) <= 4, "\(x)")
    }
  }

  /// From the edges at 10 and 30: 255 Φ(−7.5 / 8) and 255 Φ(−4.5 / 4).
  @Test func blursAreStretchedAsWhatTheyBlur() throws {
    let wide = try image(square(40).blur(radius: 4).scaleEffect(x: 2, y: 1))
    #expect(abs(wide[2, 50][3] - 44) <= 4 && abs(wide[50, 25][3] - 33) <= 4)
    let turned = try image(
      square(40).blur(radius: 4).scaleEffect(x: 2, y: 1).rotationEffect(.degrees(90))
    )
    #expect(abs(turned[50, 2][3] - 44) <= 4 && abs(turned[25, 50][3] - 33) <= 4)
  }

  // MARK: Filters of what is clear

  @Test func filtersColourWhatIsClear() throws {
    func drawn(_ filter: GraphicsContext.Filter) throws -> PixelImage {
      try image(
        Canvas { [red] context, _ in
          context.clip(to: SwiftUI.Path(CGRect(x: 0, y: 0, width: 80, height: 100)))
          context.addFilter(filter)
          context.fill(
            SwiftUI.Path(CGRect(x: 20, y: 20, width: 30, height: 60)),
            with: .color(red)
          )
        }
      )
    }
    let threshold = try drawn(.alphaThreshold(min: 0, max: 0.5, color: blue))
    #expect(threshold[10, 10] == [0, 0, 255, 255] && threshold[70, 50] == [0, 0, 255, 255])
    #expect(threshold[30, 50][3] == 0 && threshold[90, 50][3] == 0)
    var matrix = SwiftUI.ColorMatrix()
    matrix.a5 = 0.5
    let filled = try drawn(.colorMatrix(matrix))
    #expect((127...128).contains(filled[70, 90][3]) && filled[90, 50][3] == 0)
    let inverse = try drawn(
      .shadow(color: blue, radius: 0, options: [.invertsAlpha, .shadowOnly])
    )
    #expect(inverse[70, 90] == [0, 0, 255, 255] && inverse[0, 0] == [0, 0, 255, 255])
    #expect(inverse[30, 50][3] == 0 && inverse[90, 50][3] == 0)
  }
}
