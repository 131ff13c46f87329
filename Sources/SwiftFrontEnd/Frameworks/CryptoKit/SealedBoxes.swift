import Foundation

/// The cipher that most machines have instructions for.
public enum AES {
  /// The Galois/Counter Mode (NIST SP 800-38D).
  public enum GCM {
    /// The ciphertext, with its nonce and its tag.
    public typealias SealedBox = CryptoKit.SealedBox<GCM>
    /// A number that is used once.
    public typealias Nonce = CryptoKit.Nonce<GCM>

    /// Hides bytes.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext,
      using key: SymmetricKey,
      nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

    /// Encrypts a message, and authenticates it with additional data.
    public static func seal<Plaintext: DataProtocol, Seen: DataProtocol>(
      _ message: Plaintext,
      using key: SymmetricKey,
      nonce: Nonce? = nil,
      authenticating authenticatedData: Seen
    ) throws -> SealedBox {
      let (mode, nonce) = (try mode(key), nonce ?? Nonce())
      let hidden = mode.crypt(Array(message), nonce: nonce.bytes)
      let tag = mode.tag(hidden, seen: Array(authenticatedData), nonce: nonce.bytes)
      return SealedBox(nonce, hidden, tag)
    }

    /// Shows bytes again.
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(box, using: key, authenticating: Data())
    }

    /// Shows bytes again that others are vouched for with.
    public static func open<Seen: DataProtocol>(
      _ box: SealedBox,
      using key: SymmetricKey,
      authenticating authenticatedData: Seen
    ) throws -> Data {
      let mode = try mode(key)
      let tag = mode.tag(box.hidden, seen: Array(authenticatedData), nonce: box.nonce.bytes)
      guard tag == box.word else { throw CryptoKitError.authenticationFailure }
      return Data(mode.crypt(box.hidden, nonce: box.nonce.bytes))
    }

    private static func mode(_ key: SymmetricKey) throws -> GaloisCounter {
      guard [16, 24, 32].contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
      return GaloisCounter(key.bytes)
    }
  }
}

/// The cipher of machines without such instructions (RFC 8439).
public enum ChaChaPoly {
  /// The ciphertext, with its nonce and its tag.
  public typealias SealedBox = CryptoKit.SealedBox<ChaChaPoly>
  /// A number that is used once.
  public typealias Nonce = CryptoKit.Nonce<ChaChaPoly>

  /// Hides bytes.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext,
    using key: SymmetricKey,
    nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

  /// Encrypts a message, and authenticates it with additional data.
  public static func seal<Plaintext: DataProtocol, Seen: DataProtocol>(
    _ message: Plaintext,
    using key: SymmetricKey,
    nonce: Nonce? = nil,
    authenticating authenticatedData: Seen
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let cipher = try cipher(key, nonce)
    let hidden = cipher.crypt(Array(message))
    return SealedBox(nonce, hidden, cipher.tag(hidden, seen: Array(authenticatedData)))
  }

  /// Shows bytes again.
  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(box, using: key, authenticating: Data())
  }

  /// Shows bytes again that others are vouched for with.
  public static func open<Seen: DataProtocol>(
    _ box: SealedBox,
    using key: SymmetricKey,
    authenticating authenticatedData: Seen
  ) throws -> Data {
    let cipher = try cipher(key, box.nonce)
    guard cipher.tag(box.hidden, seen: Array(authenticatedData)) == box.word else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(cipher.crypt(box.hidden))
  }

  private static func cipher(_ key: SymmetricKey, _ nonce: Nonce) throws -> ChaCha {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    guard nonce.bytes.count == 12 else { throw CryptoKitError.incorrectParameterSize }
    return ChaCha(key: key.bytes, nonce: nonce.bytes)
  }
}

/// A number that is used once.
public struct Nonce<Cipher>: Sendable, ContiguousBytes, Sequence {
  let bytes: [UInt8]

  /// Creates a random nonce.
  public init() { bytes = (0..<12).map { _ in UInt8.random(in: 0...255) } }

  /// Creates a nonce from at least 12 bytes.
  public init<D: DataProtocol>(data: D) throws {
    bytes = Array(data)
    guard bytes.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
  }

  /// The bytes one after another.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The ciphertext, with its nonce and its tag.
public struct SealedBox<Cipher>: Sendable {
  /// The number.
  public let nonce: Nonce<Cipher>
  let hidden: [UInt8]
  let word: [UInt8]

  init(_ nonce: Nonce<Cipher>, _ hidden: [UInt8], _ word: [UInt8]) {
    (self.nonce, self.hidden, self.word) = (nonce, hidden, word)
  }

  /// Creates a box of its number, hidden bytes and tag in a row.
  public init<D: DataProtocol>(combined: D) throws {
    let bytes = Array(combined)
    guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    self.init(
      try Nonce(data: bytes.prefix(12)),
      Array(bytes.dropFirst(12).dropLast(16)),
      Array(bytes.suffix(16))
    )
  }

  /// Creates a box of its parts.
  public init<C: DataProtocol, T: DataProtocol>(
    nonce: Nonce<Cipher>,
    ciphertext: C,
    tag: T
  ) throws {
    guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
    self.init(nonce, Array(ciphertext), Array(tag))
  }

  /// The hidden bytes.
  public var ciphertext: Data { Data(hidden) }
  /// The authentication tag.
  public var tag: Data { Data(word) }
}

extension SealedBox where Cipher == AES.GCM {
  /// The nonce, ciphertext and tag; nil if the nonce has another size than 12 bytes.
  public var combined: Data? {
    nonce.bytes.count == 12 ? Data(nonce.bytes + hidden + word) : nil
  }
}

extension SealedBox where Cipher == ChaChaPoly {
  /// The nonce, ciphertext and tag.
  public var combined: Data { Data(nonce.bytes + hidden + word) }
}
