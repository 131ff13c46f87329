import Foundation

/// A symmetric key.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a secret of bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a random key.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  /// The count of bits.
  public var bitCount: Int { 8 * bytes.count }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable {
  /// The count of bits.
  public let bitCount: Int

  /// Creates a length.
  public init(bitCount: Int) { self.bitCount = bitCount }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A message authentication code by a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The type of the authentication code.
  public typealias MAC = HashedAuthenticationCode<H>

  private let outer: [UInt8]
  private var inner = H()

  /// Begins with a key.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    outer = bytes.map { $0 ^ 0x5C }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Hashes further bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the authentication code of all bytes so far.
  public func finalize() -> MAC {
    MAC(bytes: Array(H.hash(data: outer + Array(inner.finalize()))))
  }

  /// Returns the authentication code of bytes.
  public static func authenticationCode<D: DataProtocol>(
    for data: D,
    using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a word is that on bytes.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ code: MAC,
    authenticating data: D,
    using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }
}

/// A message authentication code.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, ContiguousBytes,
  Sendable
{
  let bytes: [UInt8]

  /// The bytes one after another.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// An error of a cryptographic operation.
public enum CryptoKitError: Error, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
  case underlyingCoreCryptoError(error: Int32)
}
