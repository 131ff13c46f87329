internal import LayoutCore

/// A point is a pixel on the bus: without a display nobody can say how many pixels it would be.
///
/// Coordinates are clamped to what ATK's integers hold; what is no number counts as 0.
extension PixelRect {
  /// The pixels that a rectangle of points touches: its near edges are rounded down, its far ones
  /// up.
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
    // A sum of lengths that misses a whole number by its last digits touches no further pixel.
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
  /// The pixel that a point lies in.
  init(containing point: Point) {
    self.init(
      x: PixelRect.pixel(point.x.rounded(.down)),
      y: PixelRect.pixel(point.y.rounded(.down))
    )
  }
}
