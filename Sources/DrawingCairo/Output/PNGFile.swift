internal import CCairo

#if canImport(Glibc)
  import Glibc
#endif

/// Pixels as a PNG file, which says nothing of when it was made (D10.18).
///
/// Written here: Cairo's own takes several times as long, most of it for a choice of filters that
/// screens, whose rows are mostly like those above, have no use for.
enum PNGFile {
  /// How hard zlib tries, up to 9.
  private static let level: Int32 = 6

  static func bytes(of surface: PixelSurface) throws(PictureError) -> [UInt8] {
    let pixels = surface.straightBytes
    var least: UInt8 = 255
    for index in stride(from: 3, to: pixels.count, by: 4) { least = min(least, pixels[index]) }
    let isOpaque = least == 255
    let scanlines = scanlines(of: pixels, width: surface.width, channels: isOpaque ? 3 : 4)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits a component, and no more than one way to compress, filter and interlace.
    let header =
      number(surface.width) + number(surface.height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", header, to: &file, surface.cairo)
    append("IDAT", try compressed(scanlines, surface.cairo), to: &file, surface.cairo)
    append("IEND", [], to: &file, surface.cairo)
    return file
  }

  /// The rows, each behind the number of its filter (PNG, 9.2): what it has more than the pixel to the
  /// left or the row above, whichever has the smaller numbers.
  ///
  /// - Parameters:
  ///   - pixels: Red, green, blue and opacity of each pixel.
  ///   - channels: How many of them are written.
  private static func scanlines(of pixels: [UInt8], width: Int, channels: Int) -> [UInt8] {
    let count = width * channels
    let height = pixels.count / (4 * max(width, 1))
    var lines = [UInt8](repeating: 0, count: height * (count + 1))
    let size = 4 * width
    pixels.withUnsafeBufferPointer { pixels in
      lines.withUnsafeMutableBufferPointer { lines in
        for row in 0..<height {
          let start = row * size
          let own = pixels[start..<start + size]
          let above = row > 0 ? pixels[start - size..<start] : pixels[0..<0]
          let line = lines[row * (count + 1)..<(row + 1) * (count + 1)]
          filter(
            UnsafeBufferPointer(rebasing: own),
            UnsafeBufferPointer(rebasing: above),
            channels,
            into: UnsafeMutableBufferPointer(rebasing: line)
          )
        }
      }
    }
    return lines
  }

  /// Writes a row with its filter into zeroes.
  private static func filter(
    _ row: UnsafeBufferPointer<UInt8>,
    _ above: UnsafeBufferPointer<UInt8>,
    _ channels: Int,
    into line: UnsafeMutableBufferPointer<UInt8>
  ) {
    let hasRowAbove = above.count == row.count
    if hasRowAbove, let own = row.baseAddress, let other = above.baseAddress,
      memcmp(own, other, row.count) == 0
    {
      line[0] = 2
      return
    }
    var (left, up) = (0, 0)
    for index in 4..<row.count {
      left += difference(row[index], row[index - 4])
      up += hasRowAbove ? difference(row[index], above[index]) : 255
    }
    let isLeft = left <= up
    line[0] = isLeft ? 1 : 2
    var place = 1
    for pixel in stride(from: 0, to: row.count, by: 4) {
      for index in pixel..<pixel + channels {
        var other: UInt8 = 0
        if !isLeft { other = above[index] } else if index >= 4 { other = row[index - 4] }
        line[place] = row[index] &- other
        place += 1
      }
    }
  }

  /// How far the byte for a difference is from none, either way round.
  private static func difference(_ value: UInt8, _ other: UInt8) -> Int {
    let byte = Int(value &- other)
    return min(byte, 256 - byte)
  }

  private static func compressed(
    _ bytes: [UInt8],
    _ cairo: CairoLibrary
  ) throws(PictureError) -> [UInt8] {
    var count = cairo.call.compressBound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    guard cairo.call.compress2(&result, &count, bytes, UInt(bytes.count), level) == 0 else {
      throw .failed("there is not enough memory")
    }
    result.removeSubrange(Int(count)...)
    return result
  }

  /// Appends a part of the file: its length, its name, what is in it, and a sum of the latter.
  private static func append(
    _ name: String,
    _ content: [UInt8],
    to file: inout [UInt8],
    _ cairo: CairoLibrary
  ) {
    let body = Array(name.utf8) + content
    file += number(content.count)
    file += body
    file += number(Int(cairo.call.crc32(0, body, UInt32(body.count))))
  }

  /// Four bytes, the largest first.
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// Where Cairo writes files to.
enum ByteStream {
  /// Appends what Cairo writes to an array of bytes.
  static let write:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32
    ) -> cairo_status_t = { closure, data, count in
      guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
      closure.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
}
