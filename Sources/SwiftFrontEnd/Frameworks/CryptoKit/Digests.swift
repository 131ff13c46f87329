@_exported import Foundation

/// The digest of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The count of bytes.
  static var byteCount: Int { get }
}

/// A hash function.
public protocol HashFunction: Sendable {
  /// The type of the digest.
  associatedtype Digest: CryptoKit.Digest
  /// The size of a block, in bytes.
  static var blockByteCount: Int { get }
  /// Creates it.
  init()
  /// Hashes further bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of all bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Hashes further bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// A digest's bytes.
public struct DigestBytes<Function>: Digest {
  let bytes: [UInt8]

  /// The count of bytes.
  public static var byteCount: Int { (Function.self as? any SizedFunction.Type)?.digestSize ?? 0 }

  /// The bytes one after another.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The function, and the bytes in hexadecimal digits.
  public var description: String {
    "\(Function.self) digest: "
      + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A hash function with a fixed digest size.
protocol SizedFunction {
  static var digestSize: Int { get }
}

/// SHA-2 with 256 bits (FIPS 180-4).
public struct SHA256: HashFunction, SizedFunction {
  /// The type of the digest.
  public typealias Digest = SHA256Digest
  /// The size of a block, in bytes.
  public static var blockByteCount: Int { 64 }
  static var digestSize: Int { 32 }
  private var bytes: [UInt8] = []

  /// Creates it.
  public init() {}

  /// Hashes further bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

  /// Returns the digest of all bytes so far.
  public func finalize() -> SHA256Digest { Digest(bytes: Rounds32.sha256(bytes)) }
}

/// SHA-2 with 384 bits (FIPS 180-4).
public struct SHA384: HashFunction, SizedFunction {
  /// The type of the digest.
  public typealias Digest = SHA384Digest
  /// The size of a block, in bytes.
  public static var blockByteCount: Int { 128 }
  static var digestSize: Int { 48 }
  private var bytes: [UInt8] = []

  /// Creates it.
  public init() {}

  /// Hashes further bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

  /// Returns the digest of all bytes so far.
  public func finalize() -> SHA384Digest {
    Digest(bytes: Array(Rounds64.hash(bytes, from: Rounds64.start384).prefix(48)))
  }
}

/// SHA-2 with 512 bits (FIPS 180-4).
public struct SHA512: HashFunction, SizedFunction {
  /// The type of the digest.
  public typealias Digest = SHA512Digest
  /// The size of a block, in bytes.
  public static var blockByteCount: Int { 128 }
  static var digestSize: Int { 64 }
  private var bytes: [UInt8] = []

  /// Creates it.
  public init() {}

  /// Hashes further bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

  /// Returns the digest of all bytes so far.
  public func finalize() -> SHA512Digest {
    Digest(bytes: Rounds64.hash(bytes, from: Rounds64.start512))
  }
}

/// Functions that are no longer secure.
public enum Insecure {
  /// SHA-1 (FIPS 180-4).
  public struct SHA1: HashFunction, SizedFunction {
    /// The type of the digest.
    public typealias Digest = SHA1Digest
    /// The size of a block, in bytes.
    public static var blockByteCount: Int { 64 }
    static var digestSize: Int { 20 }
    private var bytes: [UInt8] = []

    /// Creates it.
    public init() {}

    /// Hashes further bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

    /// Returns the digest of all bytes so far.
    public func finalize() -> SHA1Digest { Digest(bytes: Rounds32.sha1(bytes)) }
  }

  /// MD5 (RFC 1321).
  public struct MD5: HashFunction, SizedFunction {
    /// The type of the digest.
    public typealias Digest = MD5Digest
    /// The size of a block, in bytes.
    public static var blockByteCount: Int { 64 }
    static var digestSize: Int { 16 }
    private var bytes: [UInt8] = []

    /// Creates it.
    public init() {}

    /// Hashes further bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

    /// Returns the digest of all bytes so far.
    public func finalize() -> MD5Digest { Digest(bytes: Rounds32.md5(bytes)) }
  }

  /// The digest of SHA-1.
  public typealias SHA1Digest = DigestBytes<SHA1>
  /// The digest of MD5.
  public typealias MD5Digest = DigestBytes<MD5>
}

/// The digest of SHA-256.
public typealias SHA256Digest = DigestBytes<SHA256>
/// The digest of SHA-384.
public typealias SHA384Digest = DigestBytes<SHA384>
/// The digest of SHA-512.
public typealias SHA512Digest = DigestBytes<SHA512>
