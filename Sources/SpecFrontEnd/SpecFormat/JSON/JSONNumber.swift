/// A number of a text in which the lexical check has found nothing wrong.
struct JSONNumber {
  enum Value: Equatable {
    /// One without fraction and exponent that fits in 64 bits.
    case integer(Int64)
    case double(Double)
  }

  let value: Value
  /// The offset after its last byte.
  let end: Int

  init(at start: Int, of text: UnsafeBufferPointer<UInt8>) {
    func byte(at index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

    let isNegative = byte(at: start) == ASCII.minus
    let first = isNegative ? start + 1 : start
    var end = first
    var digits: UInt64 = 0
    while ASCII.isDigit(byte(at: end)) {
      digits = digits &* 10 &+ UInt64(text[end] - ASCII.zero)
      end += 1
    }
    var fraction: Int?
    if byte(at: end) == ASCII.period {
      let point = end
      end += 1
      while ASCII.isDigit(byte(at: end)) {
        digits = digits &* 10 &+ UInt64(text[end] - ASCII.zero)
        end += 1
      }
      fraction = end - point - 1
    }
    // Up to 15 digits and the power of ten are exact as doubles, so their quotient is rounded once.
    if end - first <= 15, !ASCII.isNumberLike(byte(at: end)) {
      if let fraction {
        let magnitude = Double(digits) / Self.powersOfTen[fraction]
        value = .double(isNegative ? -magnitude : magnitude)
      } else {
        value = .integer(isNegative ? -Int64(digits) : Int64(digits))
      }
      self.end = end
      return
    }
    while ASCII.isNumberLike(byte(at: end)) { end += 1 }
    let token = String(decoding: text[start..<end], as: UTF8.self)
    value = Int64(token).map(Value.integer) ?? .double(Double(token) ?? .nan)
    self.end = end
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
