#if canImport(Glibc)
  import Glibc
#endif

/// The compressed rows of a picture in PNG's form (PNG, 9.2): each after the number of its filter,
/// as differences to the pixel to the left or to the row above.
///
/// It holds two rows and no more: a second picture in memory would take as long as the rest.
struct PNGRows {
  private let width: Int
  private let height: Int
  private let channels: Int

  /// - Parameter channels: 3 for opaque pictures, red, green and blue; opacity is the fourth.
  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
  }

  /// Compresses the rows.
  ///
  /// - Parameter write: Writes a row, four bytes a pixel; false if it equals the one before, when
  ///   nothing need be written.
  func compressed(
    _ cairo: CairoLibrary,
    _ write: (_ row: Int, _ pixels: UnsafeMutableBufferPointer<UInt8>) -> Bool
  ) throws(PictureError) -> [UInt8] {
    let deflater = try Deflater(cairo)
    var rows = [UInt8](repeating: 0, count: 2 * 4 * width)
    var line = [UInt8](repeating: 0, count: channels * width + 1)
    rows.withUnsafeMutableBufferPointer { rows in
      line.withUnsafeMutableBufferPointer { line in
        var above = UnsafeMutableBufferPointer(rebasing: rows[..<(4 * width)])
        var own = UnsafeMutableBufferPointer(rebasing: rows[(4 * width)...])
        for row in 0..<height {
          if write(row, own) {
            filter(own, row > 0 ? above : nil, into: line)
            swap(&own, &above)
          } else {
            line.update(repeating: 0)
            line[0] = 2
          }
          deflater.append(line)
        }
      }
    }
    return deflater.finish()
  }

  /// Writes a row with the filter that has the smaller numbers.
  private func filter(
    _ row: UnsafeMutableBufferPointer<UInt8>,
    _ above: UnsafeMutableBufferPointer<UInt8>?,
    into line: UnsafeMutableBufferPointer<UInt8>
  ) {
    var (left, up) = (0, 0)
    if let above {
      for index in 0..<row.count {
        left += PNGRows.weight(index < 4 ? row[index] : row[index] &- row[index - 4])
        up += PNGRows.weight(row[index] &- above[index])
      }
    }
    var place = 1
    if let above, up < left {
      line[0] = 2
      for pixel in stride(from: 0, to: row.count, by: 4) {
        for index in pixel..<pixel + channels {
          line[place] = row[index] &- above[index]
          place += 1
        }
      }
    } else {
      line[0] = 1
      for pixel in stride(from: 0, to: row.count, by: 4) {
        for index in pixel..<pixel + channels {
          line[place] = index < 4 ? row[index] : row[index] &- row[index - 4]
          place += 1
        }
      }
    }
  }

  /// The absolute value of a byte's difference, modulo 256.
  private static func weight(_ difference: UInt8) -> Int {
    abs(Int(Int8(bitPattern: difference)))
  }
}
