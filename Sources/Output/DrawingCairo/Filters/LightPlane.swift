internal import Drawing
internal import ViewValues

/// Linear light that may exceed white, or the gamut of sRGB: the pixels of a group in
/// `extendedLinear` until it is drawn (D5.6).
///
/// Components have 16 bits, so that a plane takes as much as two surfaces (D10.21).
final class LightPlane {
  private typealias Pixel = SIMD4<Float16>

  private static let bytesOfPixel = MemoryLayout<Pixel>.stride
  /// The largest absolute value of a component: larger ones would be infinite.
  private static let most = LightBlend.Pixel(repeating: Double(Float16.greatestFiniteMagnitude))

  private let cairo: CairoLibrary
  private let width: Int
  private let height: Int
  /// The light of each pixel, premultiplied; the opacity comes last.
  private var pixels: [Pixel]

  /// Creates a transparent plane.
  init(_ cairo: CairoLibrary, width: Int, height: Int) throws(PictureError) {
    try cairo.budget.take(bytes: LightPlane.bytesOfPixel * width * height)
    (self.cairo, self.width, self.height) = (cairo, width, height)
    pixels = Array(repeating: .zero, count: width * height)
  }

  deinit { cairo.budget.giveBack(bytes: LightPlane.bytesOfPixel * width * height) }

  /// The light of a pixel, by its index.
  private subscript(_ index: Int) -> LightBlend.Pixel {
    get {
      let pixel = pixels[index]
      return LightBlend.Pixel(Double(pixel.x), Double(pixel.y), Double(pixel.z), Double(pixel.w))
    }
    set {
      let light = newValue.clamped(lowerBound: -LightPlane.most, upperBound: LightPlane.most)
      pixels[index] = Pixel(
        Float16(light.x),
        Float16(light.y),
        Float16(light.z),
        Float16(light.w)
      )
    }
  }

  /// Blends a separate drawing onto this plane.
  ///
  /// - Parameters:
  ///   - tint: The colour that replaces that of opaque pixels; nil for none.
  ///   - place: The place of its first pixel here.
  ///   - band: Its rows to blend.
  ///   - cover: The coverage of each pixel; nil for full.
  func paint(
    _ drawn: PixelLayer,
    tint: LinearColor?,
    at place: (x: Int, y: Int),
    rows band: Range<Int>,
    opacity: Double,
    _ mode: DisplayBlendMode,
    cover: PixelSurface?
  ) {
    let (source, light) = (drawn.surface, drawn.light)
    let (sourceWidth, sourceHeight) = (drawn.rect.width, drawn.rect.height)
    let columns = max(0, -place.x)..<max(0, -place.x, min(sourceWidth, width - place.x))
    let all = max(0, -place.y)..<max(0, -place.y, min(sourceHeight, height - place.y))
    let rows = all.clamped(to: band)
    let weight = min(max(opacity, 0), 1)
    source.withPixels { bytes, stride in
      func paint(_ covered: (_ row: Int, _ column: Int) -> UInt8?) {
        for row in rows {
          for column in columns {
            let share = covered(row - band.lowerBound, column).map { Double($0) / 255 } ?? 1
            if share == 0 { continue }
            var above: LightBlend.Pixel
            if let light {
              above = light[row * light.width + column]
            } else if let tint {
              let alpha = Double(bytes[row * stride + 4 * column + 3]) / 255
              above = LightBlend.Pixel(tint.red, tint.green, tint.blue, 1) * alpha
            } else {
              above = PixelSurface.lightOfPixel(bytes, row * stride + 4 * column)
            }
            if above.w == 0, mode.needsSource { continue }
            above *= weight
            let index = (row + place.y) * width + column + place.x
            let below = self[index]
            var mixed = LightBlend.blend(mode, below, above, isExtended: true)
            if share < 1 { mixed = below + (mixed - below) * share }
            self[index] = mixed
          }
        }
      }
      guard let cover else { return paint { _, _ in nil } }
      cover.withPixels { opacities, stride in
        paint { row, column in opacities[row * stride + cover.step * column + cover.alpha] }
      }
    }
  }

  /// Multiplies the pixels by the opacity of others, of a surface of the same size.
  func multiplyAlpha(by mask: PixelSurface, isInverse: Bool) {
    mask.withPixels { other, stride in
      for row in 0..<min(height, mask.height) {
        for column in 0..<min(width, mask.width) {
          let own = Double(other[row * stride + mask.step * column + mask.alpha]) / 255
          self[row * width + column] *= isInverse ? 1 - own : own
        }
      }
    }
  }

  /// Encodes rows of the pixels in bytes, clamped to the gamut.
  ///
  /// - Parameter first: The row that is the first of the surface.
  func encode(from first: Int, into surface: PixelSurface) {
    surface.withPixels { bytes, stride in
      for row in 0..<min(height - first, surface.height) {
        for column in 0..<min(width, surface.width) {
          PixelSurface.encode(
            self[(first + row) * width + column],
            into: bytes,
            row * stride + 4 * column
          )
        }
      }
    }
  }
}
