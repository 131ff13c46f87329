internal import Drawing
internal import ViewValues

/// Resamples pixels: nearest, mixtures of four if an image grows, averages of areas if it shrinks
/// (D7.2).
struct ImageSampler {
  private let image: PixelSurface
  /// The visible part, in pixels of the image.
  private let part: Rect
  private let isSmooth: Bool

  init(_ image: PixelSurface, _ part: Rect, isSmooth: Bool) {
    self.image = image
    self.part = Rect(
      x: part.minX * Double(image.width),
      y: part.minY * Double(image.height),
      width: part.width * Double(image.width),
      height: part.height * Double(image.height)
    )
    self.isSmooth = isSmooth
  }

  /// Fills the pixels of a surface that are in a frame.
  ///
  /// - Parameters:
  ///   - step: The size of a pixel, in points.
  ///   - margin: The distance by which the image's edges continue beyond the frame, in points.
  func sample(
    onto surface: PixelSurface,
    at rect: PixelRect,
    _ inverse: AffineTransform,
    step: Double,
    in frame: Rect,
    isMirrored: Bool,
    margin: Double
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let room = frame.insetBy(dx: -margin, dy: -margin)
    let (x, y) = (part.width / frame.width, part.height / frame.height)
    image.withPixels { source, sourceStride in
      surface.withPixels { pixels, stride in
        for row in 0..<surface.height {
          for column in 0..<surface.width {
            let point = inverse.apply(
              to: Point(x: Double(rect.x + column) + 0.5, y: Double(rect.y + row) + 0.5)
            )
            guard point.x >= room.minX, point.x < room.maxX, point.y >= room.minY,
              point.y < room.maxY
            else { continue }
            let across = isMirrored ? frame.maxX - point.x : point.x - frame.minX
            let color = color(
              part.minX + across * x,
              part.minY + (point.y - frame.minY) * y,
              x * step,
              y * step,
              source,
              sourceStride
            )
            ImageSampler.write(color, pixels, row * stride + 4 * column)
          }
        }
      }
    }
  }

  /// Fills a surface with tiles.
  func `repeat`(
    onto surface: PixelSurface,
    at rect: PixelRect,
    _ inverse: AffineTransform,
    tile: Rect,
    opacity: Double
  ) {
    let (x, y) = (part.width / tile.width, part.height / tile.height)
    let step = inverse.scaleFactor
    image.withPixels { source, sourceStride in
      surface.withPixels { pixels, stride in
        for row in 0..<surface.height {
          for column in 0..<surface.width {
            let point = inverse.apply(
              to: Point(x: Double(rect.x + column) + 0.5, y: Double(rect.y + row) + 0.5)
            )
            let across = (point.x - tile.minX) / tile.width
            let down = (point.y - tile.minY) / tile.height
            var color = color(
              part.minX + (across - across.rounded(.down)) * part.width,
              part.minY + (down - down.rounded(.down)) * part.height,
              x * step,
              y * step,
              source,
              sourceStride
            )
            color *= Float(opacity)
            ImageSampler.write(color, pixels, row * stride + 4 * column)
          }
        }
      }
    }
  }

  private static func write(
    _ color: SIMD4<Float>,
    _ pixels: UnsafeMutableBufferPointer<UInt8>,
    _ index: Int
  ) {
    for channel in 0..<4 {
      pixels[index + channel] = UInt8(min(max(color[channel] + 0.5, 0), 255))
    }
  }

  /// The colour around a point of the image.
  ///
  /// - Parameters:
  ///   - width: The width of the image's area that a pixel of the picture covers, in pixels.
  ///   - height: The height of that area.
  private func color(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ source: UnsafeMutableBufferPointer<UInt8>,
    _ stride: Int
  ) -> SIMD4<Float> {
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
      // Only the part is visible, and its edge continues beyond it.
      let left = Int(part.minX.rounded(.down))
      let top = Int(part.minY.rounded(.down))
      let right = max(min(Int(part.maxX.rounded(.up)), image.width) - 1, left)
      let bottom = max(min(Int(part.maxY.rounded(.up)), image.height) - 1, top)
      let column = min(max(column, max(left, 0)), right)
      let row = min(max(row, max(top, 0)), bottom)
      let index = row * stride + 4 * column
      return SIMD4(
        Float(source[index]),
        Float(source[index + 1]),
        Float(source[index + 2]),
        Float(source[index + 3])
      )
    }
    func place(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6).rounded(.down)) }
    guard isSmooth else { return pixel(place(x), place(y)) }
    if width <= 1, height <= 1 {
      let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
      let (across, down) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
      let upper =
        pixel(place(left), place(top)) * (1 - across) + pixel(place(left) + 1, place(top)) * across
      let lower =
        pixel(place(left), place(top) + 1) * (1 - across)
        + pixel(place(left) + 1, place(top) + 1) * across
      return upper * (1 - down) + lower * down
    }
    // The average of the area, pixels at its edges counting in part.
    let (w, h) = (max(width, 1), max(height, 1))
    let (left, right, top, bottom) = (x - w / 2, x + w / 2, y - h / 2, y + h / 2)
    var sum = SIMD4<Float>(repeating: 0)
    var weight: Float = 0
    for row in place(top)...max(place(bottom), place(top)) {
      let rows = Float(min(bottom, Double(row + 1)) - max(top, Double(row)))
      if rows <= 0 { continue }
      for column in place(left)...max(place(right), place(left)) {
        let columns = Float(min(right, Double(column + 1)) - max(left, Double(column)))
        if columns <= 0 { continue }
        sum += pixel(column, row) * (rows * columns)
        weight += rows * columns
      }
    }
    return weight > 0 ? sum / weight : pixel(place(x), place(y))
  }
}
