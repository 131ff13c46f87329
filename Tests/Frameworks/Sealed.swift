import CryptoKit
import SwiftUI

/// Bytes as hexadecimal digits.
func digits(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// Bytes of numbers in a row.
func row(_ range: ClosedRange<UInt8>) -> Data { Data(range) }

/// Known answers: NIST's test case 2 of AES-GCM, those of RFC 8439 (2.8.2) and RFC 5869 (1).
struct Sealed: View {
  private var aes: String {
    let key = SymmetricKey(data: Data(count: 16))
    guard let nonce = try? AES.GCM.Nonce(data: Data(count: 12)),
      let box = try? AES.GCM.seal(Data(count: 16), using: key, nonce: nonce)
    else { return "fails" }
    return digits(box.ciphertext.prefix(4)) + " " + digits(box.tag.suffix(4))
  }

  private var chaCha: String {
    let words =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
      + "future, sunscreen would be it."
    let seen = Data([0x50, 0x51, 0x52, 0x53] + Array(0xC0...0xC7))
    guard let nonce = try? ChaChaPoly.Nonce(data: Data([7, 0, 0, 0] + Array(0x40...0x47))),
      let box = try? ChaChaPoly.seal(
        Data(words.utf8),
        using: SymmetricKey(data: row(0x80...0x9F)),
        nonce: nonce,
        authenticating: seen
      )
    else { return "fails" }
    return digits(box.ciphertext.prefix(4)) + " " + digits(box.tag)
  }

  private var derived: String {
    let key = HKDF<SHA256>
      .deriveKey(
        inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)),
        salt: row(0...12),
        info: row(0xF0...0xF9),
        outputByteCount: 42
      )
    return key.withUnsafeBytes { digits($0.prefix(4)) + " " + digits($0.suffix(4)) }
  }

  /// A box that has gone through its bytes is opened by who knows the secret, and by nobody else.
  private var opened: String {
    let key = SymmetricKey(size: .bits256)
    guard let bytes = try? AES.GCM.seal(Data("secret".utf8), using: key).combined,
      let box = try? AES.GCM.SealedBox(combined: bytes),
      let open = try? AES.GCM.open(box, using: key)
    else { return "fails" }
    let other = try? AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    return String(decoding: open, as: UTF8.self) + (other == nil ? ", refused" : ", opened")
  }

  var body: some View {
    VStack {
      Text(verbatim: aes)
      Text(verbatim: chaCha)
      Text(verbatim: derived)
      Text(verbatim: opened)
    }
  }
}

#Preview { Sealed() }
