internal import Drawing
internal import ViewValues

/// Light that may be more than white, or lie outside of the gamut of sRGB: the pixels of a group in
/// `extendedLinear` until it is drawn (D5.6).
final class LightPlane {
  private let cairo: CairoLibrary
  private let width: Int
  private let height: Int
  /// The light of each pixel, weighed by its opacity, which is last.
  private var pixels: [SIMD4<Float>]

  /// Creates a transparent plane.
  init(_ cairo: CairoLibrary, width: Int, height: Int) throws(PictureError) {
    try cairo.budget.take(bytes: 16 * width * height)
    (self.cairo, self.width, self.height) = (cairo, width, height)
    pixels = Array(repeating: .zero, count: width * height)
  }

  deinit { cairo.budget.giveBack(bytes: 16 * width * height) }

  /// Mixes what is drawn apart with what is here.
  ///
  /// - Parameters:
  ///   - tint: What the drawn pixels stand for where they are opaque; nil for themselves.
  ///   - place: Where their first one lies here.
  ///   - cover: How far each of them counts; nil for wholly.
  func paint(
    _ drawn: PixelLayer,
    tint: LinearColor?,
    at place: (x: Int, y: Int),
    opacity: Double,
    _ mode: DisplayBlendMode,
    cover: PixelSurface?
  ) {
    let (source, light) = (drawn.surface, drawn.light)
    let columns = max(0, -place.x)..<max(0, -place.x, min(source.width, width - place.x))
    let rows = max(0, -place.y)..<max(0, -place.y, min(source.height, height - place.y))
    let weight = min(max(opacity, 0), 1)
    source.withPixels { bytes, stride in
      func paint(_ covered: UnsafeMutableBufferPointer<UInt8>?, _ coverStride: Int) {
        for row in rows {
          for column in columns {
            let share = covered.map { Double($0[row * coverStride + 4 * column + 3]) / 255 } ?? 1
            if share == 0 { continue }
            var above: LightBlend.Pixel
            if let light {
              above = LightBlend.Pixel(light.pixels[row * light.width + column])
            } else if let tint {
              let alpha = Double(bytes[row * stride + 4 * column + 3]) / 255
              above = LightBlend.Pixel(tint.red, tint.green, tint.blue, 1) * alpha
            } else {
              above = PixelSurface.lightOfPixel(bytes, row * stride + 4 * column)
            }
            if above.w == 0, mode.needsSource { continue }
            above *= weight
            let index = (row + place.y) * width + column + place.x
            let below = LightBlend.Pixel(pixels[index])
            var mixed = LightBlend.blend(mode, below, above, isExtended: true)
            if share < 1 { mixed = below + (mixed - below) * share }
            pixels[index] = SIMD4<Float>(mixed)
          }
        }
      }
      guard let cover else { return paint(nil, 0) }
      cover.withPixels { paint($0, $1) }
    }
  }

  /// Weighs the pixels by the opacity of others, of a surface as large.
  func multiplyAlpha(by mask: PixelSurface, isInverse: Bool) {
    mask.withPixels { other, stride in
      for row in 0..<min(height, mask.height) {
        for column in 0..<min(width, mask.width) {
          let own = Float(other[row * stride + 4 * column + 3]) / 255
          pixels[row * width + column] *= isInverse ? 1 - own : own
        }
      }
    }
  }

  /// Writes the pixels down in bytes, where what is beyond the gamut ends.
  func encode(into surface: PixelSurface) {
    surface.withPixels { bytes, stride in
      for row in 0..<min(height, surface.height) {
        for column in 0..<min(width, surface.width) {
          PixelSurface.encode(
            LightBlend.Pixel(pixels[row * width + column]),
            into: bytes,
            row * stride + 4 * column
          )
        }
      }
    }
  }
}
