import LayoutCore
import TestSupport
import Testing

@Suite struct PixelGridTests {
  struct Rounding: Sendable {
    var scale: Double
    var value: Double
    var expected: Double

    init(_ scale: Double, _ value: Double, _ expected: Double) {
      self.scale = scale
      self.value = value
      self.expected = expected
    }
  }

  @Test(arguments: [
    Rounding(1, 0.5, 1), Rounding(1, 0.49, 0), Rounding(1, 1.5, 2), Rounding(1, 2.5, 3),
    Rounding(1, -0.5, 0), Rounding(1, -0.51, -1), Rounding(1, -1.5, -1), Rounding(1, -2, -2),
    Rounding(2, 0.25, 0.5), Rounding(2, 0.24, 0), Rounding(2, 0.75, 1), Rounding(2, -0.25, 0),
    Rounding(2, -0.26, -0.5), Rounding(2, 66.6667, 66.5), Rounding(2, 133.3333, 133.5),
    Rounding(3, 0.2, 1.0 / 3), Rounding(3, 0.1, 0), Rounding(3, -0.1, 0),
    Rounding(3, -0.2, -1.0 / 3),
    Rounding(3, 100, 100), Rounding(1, .infinity, .infinity), Rounding(1, -.infinity, -.infinity),
  ])
  func halvesAreRoundedUpwards(_ rounding: Rounding) {
    let rounded = PixelGrid(displayScale: rounding.scale).round(rounding.value)
    #expect(rounded == rounding.expected || abs(rounded - rounding.expected) < 1e-12)
  }

  @Test(arguments: [
    Rounding(1, 0, 0), Rounding(1, 0.1, 1), Rounding(1, 20, 20), Rounding(1, 20.000_000_01, 20),
    Rounding(1, 20.001, 21), Rounding(2, 20.287, 20.5), Rounding(3, 20.287, 61.0 / 3),
    Rounding(3, 85.33, 85 + 1.0 / 3), Rounding(1, -0.5, 0), Rounding(1, .infinity, .infinity),
  ])
  func lengthsOfTextAreRoundedUpButForNoise(_ rounding: Rounding) {
    let rounded = PixelGrid(displayScale: rounding.scale).roundUp(rounding.value)
    #expect(rounded == rounding.expected || abs(rounded - rounding.expected) < 1e-12)
    #expect(rounded != 0 || rounded.sign == .plus)
  }

  @Test func cornersAreRoundedOnTheirOwn() {
    let grid = PixelGrid(displayScale: 1)
    let third = 200.0 / 3
    let widths = (0..<3).map { index in
      grid.round(Rect(x: Double(index) * third, y: 0, width: third, height: 10)).width
    }
    #expect(widths == [67, 66, 67])
    let fine = PixelGrid(displayScale: 2)
    #expect(
      fine.round(Rect(x: third, y: 0, width: third, height: 10)).numbers == [66.5, 0, 67, 10]
    )
  }

  @Test func aNegativeSizeIsMadePositiveFirst() {
    let grid = PixelGrid(displayScale: 1)
    let rect = Rect(x: 10.4, y: 5.6, width: -4, height: -2)
    #expect(grid.round(rect).numbers == [6, 4, 4, 2])
  }

  @Test func nothingGapsOrOverlapsAfterRounding() {
    var random = SeededGenerator(seed: 7)
    for scale in [1, 2, 3] as [Double] {
      let grid = PixelGrid(displayScale: scale)
      var edge = Double.random(in: -50...50, using: &random)
      for _ in 0..<200 {
        let width = Double.random(in: 0...9, using: &random)
        let left = grid.round(Rect(x: edge, y: 0, width: width, height: 1))
        let right = grid.round(Rect(x: edge + width, y: 0, width: 3, height: 1))
        #expect(abs(left.maxX - right.minX) < 1e-9)
        edge += width
      }
    }
  }
}
