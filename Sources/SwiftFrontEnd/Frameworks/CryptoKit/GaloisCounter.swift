/// The mode of NIST SP 800-38D: bytes are hidden by a counter, and a tag vouches for them.
struct GaloisCounter {
  private let cipher: AESRounds
  private let hashKey: (UInt64, UInt64)

  init(_ key: [UInt8]) {
    cipher = AESRounds(key)
    hashKey = Self.words(cipher.encrypt([UInt8](repeating: 0, count: 16)))
  }

  /// Encrypts or decrypts bytes, which is the same operation.
  func crypt(_ bytes: [UInt8], nonce: [UInt8]) -> [UInt8] {
    var counter = start(nonce)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for begin in stride(from: 0, to: bytes.count, by: 16) {
      counter = next(counter)
      let mask = cipher.encrypt(counter)
      let end = min(begin + 16, bytes.count)
      for index in begin..<end { result.append(bytes[index] ^ mask[index - begin]) }
    }
    return result
  }

  /// The word on hidden bytes and on others that everybody may see.
  func tag(_ hidden: [UInt8], seen: [UInt8], nonce: [UInt8]) -> [UInt8] {
    let sum = hash(padded(seen) + padded(hidden) + length(seen) + length(hidden))
    return zip(sum, cipher.encrypt(start(nonce))).map { $0 ^ $1 }
  }

  private func start(_ nonce: [UInt8]) -> [UInt8] {
    if nonce.count == 12 { return nonce + [0, 0, 0, 1] }
    return hash(padded(nonce) + [UInt8](repeating: 0, count: 8) + length(nonce))
  }

  private func next(_ counter: [UInt8]) -> [UInt8] {
    var counter = counter
    for index in (12..<16).reversed() {
      counter[index] &+= 1
      if counter[index] != 0 { break }
    }
    return counter
  }

  private func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
  }

  private func length(_ bytes: [UInt8]) -> [UInt8] {
    let bits = UInt64(bytes.count) * 8
    return (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
  }

  private static func words(_ block: [UInt8]) -> (UInt64, UInt64) {
    func word(_ start: Int) -> UInt64 {
      (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(block[start + $1]) }
    }
    return (word(0), word(8))
  }

  private func hash(_ bytes: [UInt8]) -> [UInt8] {
    var sum: (UInt64, UInt64) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 16) {
      let block = Self.words(Array(bytes[start..<start + 16]))
      sum = multiplied((sum.0 ^ block.0, sum.1 ^ block.1))
    }
    return [sum.0, sum.1].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
  }

  /// Multiplies in the field, whose first bit has the lowest power.
  private func multiplied(_ value: (UInt64, UInt64)) -> (UInt64, UInt64) {
    var product: (UInt64, UInt64) = (0, 0)
    var factor = hashKey
    for bit in 0..<128 {
      let word = bit < 64 ? value.0 : value.1
      if word >> (63 - UInt64(bit % 64)) & 1 != 0 {
        product = (product.0 ^ factor.0, product.1 ^ factor.1)
      }
      let isOdd = factor.1 & 1 != 0
      factor = (factor.0 >> 1, factor.1 >> 1 | factor.0 << 63)
      if isOdd { factor.0 ^= 0xE1 << 56 }
    }
    return product
  }
}
