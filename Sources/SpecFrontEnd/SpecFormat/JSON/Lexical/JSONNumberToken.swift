/// The longest piece of a text, from a given byte on, that has the form of a JSON number.
struct JSONNumberToken {
  let start: Int
  /// The end, also of a number that is cut off, such as `1.` or `-`.
  private(set) var end: Int
  /// Whether all the parts a number needs are there.
  private(set) var isComplete: Bool
  /// Whether it may be too large for `Int64` or `Double`; most are short enough to be sure.
  private(set) var mayBeTooLarge: Bool

  init(at start: Int, of text: UnsafeBufferPointer<UInt8>) {
    func byte(at index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
    func endOfDigits(from start: Int) -> Int {
      var end = start
      while ASCII.isDigit(byte(at: end)) { end += 1 }
      return end
    }

    self.start = start
    let integer = byte(at: start) == ASCII.minus ? start + 1 : start
    end = endOfDigits(from: integer)
    isComplete = end == integer + 1 || end > integer && text[integer] != ASCII.zero
    mayBeTooLarge = end - integer > 18
    if byte(at: end) == ASCII.period {
      let fraction = end + 1
      end = endOfDigits(from: fraction)
      isComplete = isComplete && end > fraction
    }
    if byte(at: end) == UInt8(ascii: "e") || byte(at: end) == UInt8(ascii: "E") {
      let sign = byte(at: end + 1)
      let exponent = sign == ASCII.plus || sign == ASCII.minus ? end + 2 : end + 1
      end = endOfDigits(from: exponent)
      isComplete = isComplete && end > exponent
      mayBeTooLarge = mayBeTooLarge || end - exponent > 2
    }
  }
}
