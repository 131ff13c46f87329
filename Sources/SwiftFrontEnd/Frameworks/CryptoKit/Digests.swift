@_exported import Foundation

/// What a function makes of bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// A function that makes a few bytes of many.
public protocol HashFunction: Sendable {
  /// What it makes.
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes it takes at a time.
  static var blockByteCount: Int { get }
  /// Creates it.
  init()
  /// Takes bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// What it makes of all that it has taken.
  func finalize() -> Digest
}

extension HashFunction {
  /// What it makes of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// The bytes that a function has made.
public struct DigestBytes<Function>: Digest {
  let bytes: [UInt8]

  /// How many bytes it has.
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

/// A function that says how many bytes it makes.
protocol SizedFunction {
  static var digestSize: Int { get }
}

/// SHA-2 with 256 bits (FIPS 180-4).
public struct SHA256: HashFunction, SizedFunction {
  /// What it makes.
  public typealias Digest = SHA256Digest
  /// How many bytes it takes at a time.
  public static var blockByteCount: Int { 64 }
  static var digestSize: Int { 32 }
  private var bytes: [UInt8] = []

  /// Creates it.
  public init() {}

  /// Takes bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

  /// What it makes of all that it has taken.
  public func finalize() -> SHA256Digest { Digest(bytes: Rounds32.sha256(bytes)) }
}

/// SHA-2 with 384 bits (FIPS 180-4).
public struct SHA384: HashFunction, SizedFunction {
  /// What it makes.
  public typealias Digest = SHA384Digest
  /// How many bytes it takes at a time.
  public static var blockByteCount: Int { 128 }
  static var digestSize: Int { 48 }
  private var bytes: [UInt8] = []

  /// Creates it.
  public init() {}

  /// Takes bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

  /// What it makes of all that it has taken.
  public func finalize() -> SHA384Digest {
    Digest(bytes: Array(Rounds64.hash(bytes, from: Rounds64.start384).prefix(48)))
  }
}

/// SHA-2 with 512 bits (FIPS 180-4).
public struct SHA512: HashFunction, SizedFunction {
  /// What it makes.
  public typealias Digest = SHA512Digest
  /// How many bytes it takes at a time.
  public static var blockByteCount: Int { 128 }
  static var digestSize: Int { 64 }
  private var bytes: [UInt8] = []

  /// Creates it.
  public init() {}

  /// Takes bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

  /// What it makes of all that it has taken.
  public func finalize() -> SHA512Digest {
    Digest(bytes: Rounds64.hash(bytes, from: Rounds64.start512))
  }
}

/// Functions that keep no secrets any more.
public enum Insecure {
  /// SHA-1 (FIPS 180-4).
  public struct SHA1: HashFunction, SizedFunction {
    /// What it makes.
    public typealias Digest = SHA1Digest
    /// How many bytes it takes at a time.
    public static var blockByteCount: Int { 64 }
    static var digestSize: Int { 20 }
    private var bytes: [UInt8] = []

    /// Creates it.
    public init() {}

    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

    /// What it makes of all that it has taken.
    public func finalize() -> SHA1Digest { Digest(bytes: Rounds32.sha1(bytes)) }
  }

  /// MD5 (RFC 1321).
  public struct MD5: HashFunction, SizedFunction {
    /// What it makes.
    public typealias Digest = MD5Digest
    /// How many bytes it takes at a time.
    public static var blockByteCount: Int { 64 }
    static var digestSize: Int { 16 }
    private var bytes: [UInt8] = []

    /// Creates it.
    public init() {}

    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

    /// What it makes of all that it has taken.
    public func finalize() -> MD5Digest { Digest(bytes: Rounds32.md5(bytes)) }
  }

  /// What SHA-1 makes.
  public typealias SHA1Digest = DigestBytes<SHA1>
  /// What MD5 makes.
  public typealias MD5Digest = DigestBytes<MD5>
}

/// What SHA-2 makes.
public typealias SHA256Digest = DigestBytes<SHA256>
/// What SHA-2 makes.
public typealias SHA384Digest = DigestBytes<SHA384>
/// What SHA-2 makes.
public typealias SHA512Digest = DigestBytes<SHA512>
