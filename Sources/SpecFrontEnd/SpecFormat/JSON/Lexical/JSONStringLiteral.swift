/// The inside of a string as it is written in JSON, without its quotes.
struct JSONStringLiteral {
  let bytes: Slice<UnsafeBufferPointer<UInt8>>

  /// The text that the literal stands for, as UTF-8.
  ///
  /// Text without escapes stays unchanged; half a surrogate pair becomes U+FFFD.
  var decoded: [UInt8] {
    let text = UnsafeBufferPointer(rebasing: bytes)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      guard text[index] == ASCII.backslash, index + 1 < text.count else {
        result.append(text[index])
        index += 1
        continue
      }
      if let (scalar, length) = Self.scalar(at: index, of: text) {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index += length
      } else {
        result.append(Self.simpleEscape(text[index + 1]))
        index += 2
      }
    }
    return result
  }

  /// The UTF-16 unit of the `\uXXXX` at `index`, nil if there is no such escape.
  static func unit(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard index + 6 <= text.count, text[index] == ASCII.backslash,
      text[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in text[index + 2..<index + 6] {
      let digit: UInt8
      switch byte {
      case ASCII.zero...ASCII.nine: digit = byte - ASCII.zero
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// The character of the `\u` escape, or pair of them, at `index`, and their length.
  private static func scalar(
    at index: Int,
    of text: UnsafeBufferPointer<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let unit = unit(at: index, of: text) else { return nil }
    if let scalar = Unicode.Scalar(unit) {
      return (scalar, 6)
    }
    guard unit < 0xDC00, let low = Self.unit(at: index + 6, of: text), 0xDC00..<0xE000 ~= low,
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    else { return ("\u{FFFD}", 6) }
    return (scalar, 12)
  }

  private static func simpleEscape(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): ASCII.lineFeed
    case UInt8(ascii: "r"): ASCII.carriageReturn
    case UInt8(ascii: "t"): ASCII.tab
    default: letter
    }
  }
}
