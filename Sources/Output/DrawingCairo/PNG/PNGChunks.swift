internal import CCairo

/// A PNG file under construction, chunk by chunk.
struct PNGChunks {
  private let cairo: CairoLibrary
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Creates a file of eight bits a component, which is not interlaced.
  init(_ cairo: CairoLibrary, width: Int, height: Int, isOpaque: Bool) {
    self.cairo = cairo
    append("IHDR") {
      $0.append(UInt32(width))
      $0.append(UInt32(height))
      // There is only one method each to compress, filter and interlace.
      $0.append([8, isOpaque ? 2 : 6, 0, 0, 0])
    }
  }

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
  }

  /// Writes a chunk: its length, its name, its content and a checksum of both.
  mutating func append(_ name: String, _ write: (inout Content) -> Void) {
    var content = Content()
    content.append(Array(name.utf8))
    write(&content)
    var length = Content()
    length.append(UInt32(content.bytes.count - name.utf8.count))
    bytes += length.bytes
    bytes += content.bytes
    var sum = Content()
    let remainder = cairo.call.crc32(0, content.bytes, UInt32(content.bytes.count))
    sum.append(UInt32(truncatingIfNeeded: remainder))
    bytes += sum.bytes
  }
}
