import DrawingCairo
import LayoutCore
import Testing

@testable import Drawing

/// Images: how they are cut, and how pixels are made of others.
@Suite struct ImageSliceTests {
  /// Two by two pixels: red and green above blue and white.
  private let quad: [UInt8] = [
    255, 0, 0, 255, 0, 255, 0, 255,
    0, 0, 255, 255, 255, 255, 255, 255,
  ]

  private func picture(
    _ frame: Rect,
    _ change: (inout DisplayImage) -> Void = { _ in }
  ) throws -> PixelImage {
    var list = DisplayList(size: Size(width: frame.maxX, height: frame.maxY), scale: 1)
    var image = DisplayImage(.pixels(width: 2, height: 2, quad), in: frame)
    change(&image)
    list.elements = [.image(image, .normal)]
    return try PixelImage(list)
  }

  @Test func anImageInItsOwnSizeIsItsPixels() throws {
    let image = try picture(Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(image[0, 0] == [255, 0, 0, 255] && image[1, 0] == [0, 255, 0, 255])
    #expect(image[0, 1] == [0, 0, 255, 255] && image[1, 1] == [255, 255, 255, 255])
  }

  @Test func aMirroredImageExchangesItsSides() throws {
    let image = try picture(Rect(x: 0, y: 0, width: 2, height: 2)) { $0.isMirrored = true }
    #expect(image[0, 0] == [0, 255, 0, 255] && image[1, 0] == [255, 0, 0, 255])
  }

  @Test func withoutInterpolationPixelsAreTheNearest() throws {
    let image = try picture(Rect(x: 0, y: 0, width: 8, height: 8)) { $0.interpolation = .none }
    #expect(image[3, 3] == [255, 0, 0, 255] && image[4, 3] == [0, 255, 0, 255])
  }

  @Test func aSmallerImageHasTheAverageOfItsPixels() throws {
    let image = try picture(Rect(x: 0, y: 0, width: 1, height: 1))
    // A quarter of each: red, green, blue and white.
    #expect(image[0, 0].dropLast().allSatisfy { abs($0 - 128) <= 1 })
  }

  @Test func cornersKeepTheirSizeAndTheMiddleStretches() {
    let slices = ImageSlice.slices(
      of: Size(width: 10, height: 10),
      in: Rect(x: 0, y: 0, width: 30, height: 10),
      EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 2),
      isTiled: false
    )
    #expect(slices.map(\.frame.width) == [4, 24, 2])
    #expect(zip(slices, [0.4, 0.4, 0.2]).allSatisfy { abs($0.source.width - $1) < 1e-12 })
  }

  @Test func tilesRepeatAndAreCutAtTheFarSide() {
    let slices = ImageSlice.slices(
      of: Size(width: 10, height: 10),
      in: Rect(x: 0, y: 0, width: 25, height: 10),
      EdgeInsets(),
      isTiled: true
    )
    #expect(slices.map(\.frame.minX) == [0, 10, 20])
    #expect(slices.last?.frame.width == 5 && slices.last?.source.width == 0.5)
  }
}
