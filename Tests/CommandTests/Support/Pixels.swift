import Drawing
import DrawingCairo
import LayoutCore
import Testing

/// The pixels of a PNG file.
struct Pixels {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// Reads a file as the command draws images: each pixel as it is.
  init(png: [UInt8]) throws {
    try #require(png.count > 24)
    let size = [16, 20].map { at in png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let whole = Size(width: Double(size[0]), height: Double(size[1]))
    var list = DisplayList(size: whole, scale: 1)
    var image = DisplayImage(.png(png), in: Rect(origin: .zero, size: whole))
    image.interpolation = .none
    list.elements = [.image(image, .normal)]
    (width, height, bytes) = try Picture.pixels(of: list)
  }

  /// Red, green, blue and opacity of a pixel, from 0 to 255.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = 4 * (y * width + x)
    return Array(bytes[start..<start + 4])
  }

  /// How many pixels differ, and a picture of both and of where that is.
  func difference(
    from other: Pixels,
    tolerance: Int
  ) -> (count: Int, picture: DisplayList) {
    var marked = [UInt8](repeating: 255, count: bytes.count)
    var count = 0
    for pixel in 0..<width * height {
      let isOff = (0..<4).contains { channel in
        abs(Int(bytes[4 * pixel + channel]) - Int(other.bytes[4 * pixel + channel])) > tolerance
      }
      guard isOff else { continue }
      count += 1
      (marked[4 * pixel + 1], marked[4 * pixel + 2]) = (0, 0)
    }
    var list = DisplayList(size: Size(width: Double(3 * width), height: Double(height)), scale: 1)
    for (index, bytes) in [bytes, other.bytes, marked].enumerated() {
      var image = DisplayImage(
        .pixels(width: width, height: height, bytes),
        in: Rect(
          x: Double(index * width),
          y: 0,
          width: Double(width),
          height: Double(height)
        )
      )
      image.interpolation = .none
      list.elements.append(.image(image, .normal))
    }
    return (count, list)
  }
}
