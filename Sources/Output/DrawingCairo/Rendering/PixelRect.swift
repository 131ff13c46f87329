internal import ViewValues

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels that a rectangle touches, clipped to another.
  init(_ rect: Rect, within bounds: PixelRect) {
    func pixel(_ value: Double, _ low: Int, _ high: Int) -> Int {
      // NaN counts as infinitely far away.
      guard value > Double(low) else { return low }
      return value < Double(high) ? Int(value) : high
    }
    let left = pixel(rect.minX.rounded(.down), bounds.x, bounds.maxX)
    let top = pixel(rect.minY.rounded(.down), bounds.y, bounds.maxY)
    let right = pixel(rect.maxX.rounded(.up), bounds.x, bounds.maxX)
    let bottom = pixel(rect.maxY.rounded(.up), bounds.y, bounds.maxY)
    self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// The intersection of both.
  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left,
      y: top,
      width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0)
    )
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The rectangle grown by pixels at each side.
  func grown(byX dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  var rect: Rect {
    Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}
