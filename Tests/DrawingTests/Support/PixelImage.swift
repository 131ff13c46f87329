import Drawing
import DrawingCairo

/// The pixels of a picture, for tests.
struct PixelImage {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  init(_ list: DisplayList) throws { (width, height, bytes) = try Picture.pixels(of: list) }

  /// Red, green, blue and opacity of a pixel.
  subscript(_ x: Int, _ y: Int) -> [Int] {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return [0, 0, 0, 0] }
    return (0..<4).map { Int(bytes[4 * (y * width + x) + $0]) }
  }

  /// The rectangle around all pixels that are not transparent, in points; nil if all are.
  func ink(scale: Double) -> [Double]? {
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      for x in 0..<width where bytes[4 * (y * width + x) + 3] > 0 {
        (left, top) = (min(left, x), min(top, y))
        (right, bottom) = (max(right, x + 1), max(bottom, y + 1))
      }
    }
    if right <= left { return nil }
    return [left, top, right - left, bottom - top].map { Double($0) / scale }
  }
}
