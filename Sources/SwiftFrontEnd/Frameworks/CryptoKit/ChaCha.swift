/// ChaCha20 and Poly1305 (RFC 8439).
struct ChaCha {
  private let key: [UInt32]
  private let nonce: [UInt32]

  init(key: [UInt8], nonce: [UInt8]) {
    (self.key, self.nonce) = (Self.words(key), Self.words(nonce))
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
  }

  private func block(_ counter: UInt32) -> [UInt8] {
    let start = [0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574] + key + [counter] + nonce
    var state = start
    func quarter(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
      func add(_ first: Int, _ second: Int, _ third: Int, _ turn: UInt32) {
        state[first] &+= state[second]
        let mixed = state[third] ^ state[first]
        state[third] = mixed << turn | mixed >> (32 - turn)
      }
      add(a, b, d, 16)
      add(c, d, b, 12)
      add(a, b, d, 8)
      add(c, d, b, 7)
    }
    for _ in 0..<10 {
      for column in 0..<4 { quarter(column, 4 + column, 8 + column, 12 + column) }
      for column in 0..<4 {
        quarter(column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
      }
    }
    return zip(state, start)
      .flatMap { word, first in
        (0..<4).map { UInt8(truncatingIfNeeded: (word &+ first) >> UInt32(8 * $0)) }
      }
  }

  /// Encrypts or decrypts bytes, which is the same operation.
  func crypt(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (number, begin) in stride(from: 0, to: bytes.count, by: 64).enumerated() {
      let mask = block(UInt32(number + 1))
      for index in begin..<min(begin + 64, bytes.count) {
        result.append(bytes[index] ^ mask[index - begin])
      }
    }
    return result
  }

  /// The word on hidden bytes and on others that everybody may see.
  func tag(_ hidden: [UInt8], seen: [UInt8]) -> [UInt8] {
    func padded(_ bytes: [UInt8]) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
    }
    func length(_ bytes: [UInt8]) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: UInt64(bytes.count) >> (8 * $0)) }
    }
    let text = padded(seen) + padded(hidden) + length(seen) + length(hidden)
    return Poly1305(Array(block(0).prefix(32))).tag(text)
  }
}

/// A word on bytes by a key that is used once (RFC 8439), in numbers of 26 bits.
private struct Poly1305 {
  private let factor: [UInt64]
  private let last: [UInt8]

  init(_ key: [UInt8]) {
    var clamped = Array(key.prefix(16))
    for index in [3, 7, 11, 15] { clamped[index] &= 15 }
    for index in [4, 8, 12] { clamped[index] &= 252 }
    factor = Self.limbs(clamped + [0])
    last = Array(key.suffix(16))
  }

  private static func limbs(_ bytes: [UInt8]) -> [UInt64] {
    (0..<5).map { limb in
      (0..<26).reduce(UInt64(0)) { sum, bit in
        let place = 26 * limb + bit
        guard place / 8 < bytes.count else { return sum }
        return sum | UInt64(bytes[place / 8] >> UInt8(place % 8) & 1) << UInt64(bit)
      }
    }
  }

  func tag(_ bytes: [UInt8]) -> [UInt8] {
    let mask: UInt64 = 1 << 26 - 1
    var sum = [UInt64](repeating: 0, count: 5)
    for start in stride(from: 0, to: bytes.count, by: 16) {
      let block = Array(bytes[start..<min(start + 16, bytes.count)]) + [1]
      for (index, limb) in Self.limbs(block).enumerated() { sum[index] += limb }
      var product = [UInt64](repeating: 0, count: 5)
      for (i, one) in sum.enumerated() {
        for (j, other) in factor.enumerated() {
          product[(i + j) % 5] += one * other * (i + j >= 5 ? 5 : 1)
        }
      }
      sum = product
      carry(&sum)
      carry(&sum)
    }
    // The reduced number: the sum, or its excess over 2^130 - 5 if it is not smaller.
    var over = sum
    over[0] += 5
    for index in 0..<4 {
      over[index + 1] += over[index] >> 26
      over[index] &= mask
    }
    if over[4] >> 26 != 0 {
      over[4] &= mask
      sum = over
    }
    var result: [UInt8] = []
    var remainder: UInt64 = 0
    for index in 0..<16 {
      let byte = (0..<8).reduce(UInt64(0)) { value, bit in
        let place = 8 * index + bit
        return value | (sum[place / 26] >> UInt64(place % 26) & 1) << UInt64(bit)
      }
      remainder += byte + UInt64(last[index])
      result.append(UInt8(truncatingIfNeeded: remainder))
      remainder >>= 8
    }
    return result
  }

  private func carry(_ sum: inout [UInt64]) {
    for index in 0..<5 {
      let more = sum[index] >> 26
      sum[index] &= 1 << 26 - 1
      sum[(index + 1) % 5] += index == 4 ? more * 5 : more
    }
  }
}
