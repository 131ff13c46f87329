/// The rows of a picture as PNG files have them: each as what makes it differ from what is beside or
/// above, whichever is less.
enum PNGRows {
  /// The rows of a rectangle of pixels, each behind the number of its filter.
  ///
  /// - Parameters:
  ///   - pixels: All pixels, four bytes each.
  ///   - width: How many are in a row.
  static func filtered(_ pixels: [UInt8], width: Int, _ rect: PixelRect) -> [UInt8] {
    let length = 4 * rect.width
    var result = [UInt8](repeating: 0, count: (length + 1) * rect.height)
    pixels.withUnsafeBytes { source in
      result.withUnsafeMutableBytes { target in
        for row in 0..<rect.height {
          let start = 4 * ((rect.y + row) * width + rect.x)
          let above = row > 0 ? start - 4 * width : nil
          let to = row * (length + 1)
          var (beside, below) = (0, 0)
          for index in 0..<length {
            let byte = source[start + index]
            let left = index < 4 ? 0 : source[start + index - 4]
            beside += weight(byte &- left)
            below += above.map { weight(byte &- source[$0 + index]) } ?? Int(byte)
          }
          let isBeside = beside < below || above == nil
          target[to] = isBeside ? 1 : 2
          for index in 0..<length {
            let byte = source[start + index]
            if isBeside {
              target[to + 1 + index] = byte &- (index < 4 ? 0 : source[start + index - 4])
            } else if let above {
              target[to + 1 + index] = byte &- source[above + index]
            }
          }
        }
      }
    }
    return result
  }

  /// How far a difference is from none.
  private static func weight(_ difference: UInt8) -> Int {
    abs(Int(Int8(bitPattern: difference)))
  }
}
