import Foundation

/// Derives keys (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of a secret, of a number of bytes.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt),
      info: info,
      outputByteCount: outputByteCount
    )
  }

  /// A key of a secret, of a number of bytes.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: Data(),
      info: info,
      outputByteCount: outputByteCount
    )
  }

  /// A key of a secret, of a number of bytes.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: salt,
      info: Data(),
      outputByteCount: outputByteCount
    )
  }

  /// Extracts a pseudorandom key from key material.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let salt = salt.map { Array($0) } ?? []
    return HMAC<H>
      .authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt))
  }

  /// Expands a pseudorandom key to a number of bytes.
  public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: Key,
    info: Info?,
    outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    let info = info.map { Array($0) } ?? []
    var (result, last): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 0
    while result.count < outputByteCount, number < 255 {
      number += 1
      last = Array(HMAC<H>.authenticationCode(for: last + info + [number], using: key))
      result += last
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }
}
