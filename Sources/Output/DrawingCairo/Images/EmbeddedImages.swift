/// The pictures in an SVG file as `data:`, for which librsvg has no limits: a header of a few bytes
/// would make it allocate all the pixels that it promises.
package enum EmbeddedImages {
  /// The pixels of all embedded pictures together; nil for a file that hides some, by references to
  /// characters or defaults of attributes, or that has any of unknown size.
  package static func pixels(in bytes: [UInt8]) -> Int? {
    // A document type declaration may put addresses anywhere.
    guard !DrawingCheck.contains("<!ATTLIST", in: bytes),
      !(DrawingCheck.contains("<!ENTITY", in: bytes) && DrawingCheck.contains("&#", in: bytes)),
      !DrawingCheck.contains("<!ENTITY %", in: bytes)
    else { return nil }
    var sum = 0
    for place in DrawingCheck.places(of: "href", in: bytes) {
      guard let value = value(behind: place, in: bytes) else { continue }
      guard let address = address(value) else { return nil }
      guard address.starts(with: Array("data:".utf8)) else { continue }
      guard let size = size(ofPictureAt: value) else { return nil }
      let (product, overflow) = size.width.multipliedReportingOverflow(by: size.height)
      guard !overflow, sum <= Int.max - product else { return nil }
      sum += product
    }
    return sum
  }

  /// The value of an attribute whose name ends at an index; nil if none follows.
  private static func value(behind place: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = bytes[place...].drop { isSpace($0) }
    guard rest.first == UInt8(ascii: "=") else { return nil }
    rest = rest.dropFirst().drop { isSpace($0) }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    return rest.dropFirst().prefix { $0 != quote }
  }

  /// The start of an address as loaders see it: without white space, in small letters; nil if it
  /// hides letters.
  private static func address(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = value
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[start...]
      let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
      guard known.contains(where: { rest.starts(with: Array($0.utf8)) }) else { return nil }
      rest = rest.dropFirst()
    }
    let letters = value.lazy.filter { $0 > 32 }
      .map { (65...90).contains($0) ? $0 + 32 : $0 }
    return Array(letters.prefix(5))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  // MARK: Sizes

  /// The part of a picture that is decoded to find its size.
  private static let mostBytesOfHeader = 1 << 16

  /// The size of a picture in base 64 after the address's comma; nil for anything else.
  private static func size(
    ofPictureAt value: ArraySlice<UInt8>
  ) -> (width: Int, height: Int)? {
    guard let comma = value.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let kind = value[..<comma].filter { $0 > 32 }.map { (65...90).contains($0) ? $0 + 32 : $0 }
    guard Array(kind.suffix(7)) == Array(";base64".utf8) else { return nil }
    let header = decoded(value[(comma + 1)...])
    return size(ofPNG: header) ?? size(ofGIF: header) ?? size(ofJPEG: header)
  }

  /// The first bytes encoded in base 64.
  private static func decoded(_ letters: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for letter in letters where bytes.count < mostBytesOfHeader {
      let value: Int
      switch letter {
      case 65...90: value = Int(letter) - 65
      case 97...122: value = Int(letter) - 71
      case 48...57: value = Int(letter) + 4
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      case UInt8(ascii: "="): return bytes
      default:
        // White space is skipped; other characters end the picture.
        guard letter <= 32 else { return bytes }
        continue
      }
      (bits, count) = ((bits << 6 | value) & 0xFFFF, count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  private static func size(ofGIF bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// The size in a frame's header, which follows others of any length.
  private static func size(ofJPEG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let kind = bytes[place + 1]
      switch kind {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD7: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return (number(bytes[(place + 7)..<(place + 9)]), number(bytes[(place + 5)..<(place + 7)]))
      default: place += 2 + number(bytes[(place + 2)..<(place + 4)])
      }
    }
    return nil
  }
}
