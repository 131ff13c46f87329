import Foundation
import Testing

import TextPango

/// SHA-256 with the processor's instructions and without.
struct ChecksumTests {
  private func checksum(_ bytes: [UInt8], _ usesInstructions: Bool) -> String {
    bytes.withUnsafeBytes { FontReader.checksum(of: $0, usesInstructions: usesInstructions) }
  }

  /// An example of FIPS 180-4: a text so many times.
  struct Example {
    var text: String
    var count = 1
    var sum: String
  }

  private static let examples = [
    Example(text: "", sum: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Example(text: "abc", sum: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Example(
      text: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      sum: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    Example(
      text: "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqkl"
        + "mnopqrlmnopqrsmnopqrstnopqrstu",
      sum: "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    Example(
      text: "a",
      count: 1_000_000,
      sum: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: [true, false], examples)
  func publishedExamplesComeOut(_ usesInstructions: Bool, _ example: Example) {
    let text = String(repeating: example.text, count: example.count)
    #expect(checksum(Array(text.utf8), usesInstructions) == example.sum)
  }

  @Test func bothWaysAgreeOnEveryLength() {
    for count in 0...260 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count) }
      #expect(checksum(bytes, true) == checksum(bytes, false))
    }
  }

  @Test func everyPinnedFontHasAPlaceAndAChecksum() {
    #expect(FontFile.pinned.count == 93)
    for font in FontFile.pinned {
      #expect(font.checksum?.utf8.count == 64)
      #expect(font.path.hasPrefix("/usr/share/fonts/") && !font.path.contains("*"))
      #expect((100...900).contains(font.weight))
    }
    #expect(FontFile.pinned.contains { $0.isItalic && $0.weight == 700 && $0.family == "Inter" })
  }
}
