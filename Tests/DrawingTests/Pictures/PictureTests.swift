import Drawing
import DrawingCairo
import LayoutCore
import Testing

/// Files of pictures.
@Suite struct PictureTests {
  private func card() -> DisplayList {
    displayList(width: 60, height: 40, scale: 2) { builder in
      builder.open(.modifier(.drawing(.shadow(ShadowValue(radius: 3, y: 2)))))
      builder.open(.modifier(.clipShape(.roundedRectangle(cornerSize: Size(width: 8, height: 8)))))
      builder.open(.modifier(.padding(edges: .all, length: 8)))
      builder.leaf(.color(.color(.system(.blue))))
      builder.close()
      builder.close()
      builder.close()
    }
  }

  @Test(arguments: Picture.Format.allCases)
  func theSameListGivesTheSameBytes(_ format: Picture.Format) throws {
    let first = try Picture(card(), as: format)
    let second = try Picture(card(), as: format)
    #expect(first.bytes == second.bytes)
    #expect(first.bytes.count > 100)
  }

  @Test func filesAreWhatTheySay() throws {
    #expect(try Picture(card(), as: .png).bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try Picture(card(), as: .pdf).bytes.starts(with: Array("%PDF-1.".utf8)))
    let svg = String(decoding: try Picture(card(), as: .svg).bytes, as: UTF8.self)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\""))
    #expect(svg.contains("feGaussianBlur stdDeviation=\"3\""))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test func noFileSaysWhenItWasMade() throws {
    let pdf = String(decoding: try Picture(card(), as: .pdf).bytes, as: UTF8.self)
    #expect(!pdf.contains("CreationDate (D:2") || pdf.contains("CreationDate (D:20000101"))
  }

  @Test func aPictureThatIsTooLargeIsRefused() {
    let list = DisplayList(size: Size(width: 100_000, height: 100_000), scale: 1)
    #expect(throws: PictureError.tooLarge(width: 100_000, height: 100_000)) {
      try Picture(list, as: .png)
    }
    #expect(throws: PictureError.empty) {
      try Picture(DisplayList(size: .zero, scale: 1), as: .png)
    }
  }

  @Test func aBlurredEdgeIsTheIntegralOfAGaussian() throws {
    for radius in [1.0, 2.5, 5, 12] {
      let list = displayList(width: 200, height: 60) { builder in
        builder.open(.modifier(.drawing(.blur(radius: radius, isOpaque: false))))
        builder.open(.modifier(.frame(width: 100, height: 400, alignment: .center)))
        builder.leaf(.color(.color(.system(.black))))
        builder.close()
        builder.close()
      }
      let image = try PixelImage(list)
      for x in 30..<100 {
        // The left edge is at 50, the right one too far to matter.
        let distance = (Double(x) + 0.5 - 50) / radius
        let expected = 255 * normalDistribution(distance)
        #expect(
          abs(Double(image[x, 30][3]) - expected) <= 4,
          "radius \(radius) at \(x): \(image[x, 30][3]), not \(expected)"
        )
      }
    }
  }

  /// Abramowitz and Stegun 7.1.26, right to seven digits.
  private func normalDistribution(_ value: Double) -> Double {
    let x = value.magnitude / 2.0.squareRoot()
    let t = 1 / (1 + 0.327_591_1 * x)
    let terms = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429]
    var sum = 0.0
    for term in terms.reversed() { sum = (sum + term) * t }
    var power = 1.0
    // e^(-x²) without a library: a long product is exact enough here.
    let step = -x * x / 4096
    for _ in 0..<4096 { power *= 1 + step + step * step / 2 }
    let error = 1 - sum * power
    return value < 0 ? (1 - error) / 2 : (1 + error) / 2
  }
}
