/// Checks an SVG file for content that would take librsvg too long or too much memory: it limits
/// elements, entities and sizes, but not the octaves of noise and embedded pictures.
enum DrawingCheck {
  /// The largest number of octaves: more are finer than a pixel's colour can show.
  private static let mostOctaves = 100

  /// Whether a file can be drawn.
  ///
  /// Files with hidden words are refused: compressed, of two-byte characters, or nested drawings.
  ///
  /// - Parameter mostPixels: The largest number of pixels of all pictures in it together.
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

  /// Whether a word occurs anywhere.
  static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
    !places(of: word, in: bytes).isEmpty
  }

  /// The indices after each occurrence of a word.
  static func places(of word: String, in bytes: [UInt8]) -> [Int] {
    let word = Array(word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return [] }
    return bytes.indices.dropLast(word.count - 1).filter { place in
      bytes[place] == first && bytes[place..<place + word.count].elementsEqual(word)
    }
    .map { $0 + word.count }
  }
}
