/// The arguments of a program as text, whatever bytes they are.
///
/// A file's name is bytes, and a string holds Unicode. Bytes that are not UTF-8 become scalars at
/// the end of the private use area, as do the bytes of such scalars, so that arguments round-trip.
package enum ArgumentText {
  /// The scalar for the byte 0.
  private static let firstScalar: UInt32 = 0x10FF00

  /// The arguments that the program was started with, its own name left out.
  package static var ofProgram: [String] {
    (1..<max(1, Int(CommandLine.argc))).map { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return "" }
      var bytes: [UInt8] = []
      var next = argument
      while next.pointee != 0 {
        bytes.append(UInt8(bitPattern: next.pointee))
        next += 1
      }
      return text(of: bytes)
    }
  }

  /// Returns the text for some bytes.
  static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: { byte(of: $0) != nil })
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      if let scalar = scalar(at: rest), byte(of: scalar) == nil {
        text.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        if let scalar = Unicode.Scalar(firstScalar + UInt32(first)) { text.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// Returns the bytes of a text.
  static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      byte(of: scalar).map { [$0] } ?? Array(String(scalar).utf8)
    }
  }

  private static func scalar(at bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    for width in 1...4 where width <= bytes.count {
      if let text = String(validating: bytes.prefix(width), as: UTF8.self) {
        return text.unicodeScalars.first
      }
    }
    return nil
  }

  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value < firstScalar ? nil : UInt8(truncatingIfNeeded: scalar.value)
  }
}
