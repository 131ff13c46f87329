import Foundation

/// A file of an image in shades of grey, which is not compressed (PNG, RFC 1950).
struct GrayPNG {
  let data: Data

  /// Creates a file.
  ///
  /// - Parameter shade: The shade of a pixel, from 0 for black to 255 for white.
  init(width: Int, height: Int, shade: (Int, Int) -> UInt8) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity((width + 1) * height)
    for y in 0..<height {
      pixels.append(0)
      for x in 0..<width { pixels.append(shade(x, y)) }
    }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let header = GrayPNG.bytes(UInt32(width)) + GrayPNG.bytes(UInt32(height)) + [8, 0, 0, 0, 0]
    data += GrayPNG.chunk("IHDR", header)
    data += GrayPNG.chunk("IDAT", GrayPNG.stored(pixels))
    data += GrayPNG.chunk("IEND", [])
    self.data = data
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  /// Returns uncompressed blocks of at most 65535 bytes, with a checksum.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, bytes.count)
      let length = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      for value in [length, ~length] {
        result += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
      }
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65521
      second = (second + first) % 65521
    }
    return result + GrayPNG.bytes(second << 16 | first)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 != 0 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
