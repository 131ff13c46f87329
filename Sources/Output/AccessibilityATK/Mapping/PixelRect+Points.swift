internal import LayoutCore

/// Conversion from points to the bus's pixels, one to one: without a display there is no scale.
///
/// Coordinates are clamped to ATK's integers; NaN counts as 0.
extension PixelRect {
  /// Creates the pixels that a rectangle of points touches: its near edges are rounded down, its
  /// far ones up.
  init(covering rect: Rect) {
    let rect = rect.standardized
    let horizontal = PixelRect.pixels(from: rect.minX, to: rect.maxX)
    let vertical = PixelRect.pixels(from: rect.minY, to: rect.maxY)
    self.init(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
  }

  private static func pixels(from near: Double, to far: Double) -> (start: Int, length: Int) {
    // A sum of lengths that misses a whole number by rounding touches no further pixel.
    let noise = 1e-6
    let start = pixel((near + noise).rounded(.down))
    guard far > near else { return (start, 0) }
    return (start, min(pixel((far - noise).rounded(.up)) - start, Int(Int32.max)))
  }

  fileprivate static func pixel(_ coordinate: Double) -> Int {
    coordinate.isNaN ? 0 : Int(min(max(coordinate, Double(Int32.min)), Double(Int32.max)))
  }
}

extension PixelPoint {
  /// Creates the pixel that contains a point.
  init(containing point: Point) {
    self.init(
      x: PixelRect.pixel(point.x.rounded(.down)),
      y: PixelRect.pixel(point.y.rounded(.down))
    )
  }
}
