/// A PNG file as it is written, chunk by chunk.
struct PNGChunks {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The content of a chunk.
  struct Content {
    fileprivate var bytes: [UInt8] = []

    mutating func append(_ byte: UInt8) { bytes.append(byte) }
    mutating func append(_ more: [UInt8]) { bytes += more }

    mutating func append(_ number: UInt16) {
      bytes += [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    mutating func append(_ number: UInt32) {
      append(UInt16(truncatingIfNeeded: number >> 16))
      append(UInt16(truncatingIfNeeded: number))
    }

    /// A header, of a file that is not interlaced.
    mutating func append(_ width: Int, _ height: Int, depth: UInt8, colorType: UInt8) {
      append(UInt32(width))
      append(UInt32(height))
      append([depth, colorType, 0, 0, 0])
    }
  }

  /// Writes a chunk: its length, its name, its content and a sum to check both by.
  mutating func append(_ name: String, _ write: (inout Content) -> Void) {
    var content = Content()
    write(&content)
    var length = Content()
    length.append(UInt32(content.bytes.count))
    var sum = Content()
    let checked = Array(name.utf8) + content.bytes
    sum.append(PNGChunks.checksum(checked))
    bytes += length.bytes + checked + sum.bytes
  }

  /// The remainder by the polynomial that the format names.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    bytes.withUnsafeBytes { bytes in
      table.withUnsafeBufferPointer { table in
        for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
      }
    }
    return sum ^ 0xFFFF_FFFF
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }
}
