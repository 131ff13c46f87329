/// Looks through an SVG file for what librsvg would take for ever or all memory for: it has limits of its
/// own for elements, entities and sizes, but none for the octaves of noise and embedded pictures.
enum DrawingCheck {
  /// More octaves are finer than a pixel's colour can show.
  private static let mostOctaves = 100

  /// Whether a file can be drawn.
  ///
  /// What hides words is refused: compression, characters of two bytes, drawings within drawings.
  ///
  /// - Parameter mostPixels: How many all pictures in it may have together.
  static func passes(_ bytes: [UInt8], mostPixels: Int) -> Bool {
    guard !bytes.contains(0), !bytes.starts(with: [0x1F, 0x8B]),
      places(of: "svg+xml", in: bytes).isEmpty,
      let pixels = EmbeddedImages.pixels(in: bytes), pixels <= mostPixels
    else { return false }
    return places(of: "numOctaves", in: bytes).allSatisfy { place in
      let text = bytes[place...].prefix(40)
        .drop { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: " ") }
        .dropFirst()
        .prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      return Int(String(decoding: text, as: UTF8.self)).map { $0 <= mostOctaves } ?? false
    }
  }

  /// Whether a word stands anywhere.
  static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
    !places(of: word, in: bytes).isEmpty
  }

  /// Behind each place where a word stands.
  static func places(of word: String, in bytes: [UInt8]) -> [Int] {
    let word = Array(word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return [] }
    return bytes.indices.dropLast(word.count - 1).filter { place in
      bytes[place] == first && bytes[place..<place + word.count].elementsEqual(word)
    }
    .map { $0 + word.count }
  }
}
