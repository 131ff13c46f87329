import Testing

@testable import SwiftSources

/// The vectors of FIPS 180-4's examples.
struct ContentHashTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesAsTheStandardSays(text: String, hash: String) {
    #expect(ContentHash.hex(of: Array(text.utf8)) == hash)
  }

  @Test(arguments: [1, 63, 64, 65, 100])
  func hashesPartsAsTheirWhole(size: Int) {
    let bytes = (0..<300).map { UInt8($0 % 251) }
    var hash = ContentHash()
    for start in stride(from: 0, to: bytes.count, by: size) {
      hash.append(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(hash.hex() == ContentHash.hex(of: bytes))
  }
}
