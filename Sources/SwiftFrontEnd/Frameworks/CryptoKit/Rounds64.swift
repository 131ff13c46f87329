import Foundation

/// The functions that compute with 64 bits.
enum Rounds64 {
  /// The first primes.
  static func primes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var next: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
      next += 1
    }
    return primes
  }

  /// The first 64 bits of the fraction of a root of a number, exactly: the largest whole number whose power is
  /// no larger than the number with zeros behind it.
  private static func fraction(_ prime: UInt64, power: Int) -> UInt64 {
    // The whole part of the root is below 32, so the root with 64 bits behind it has at most 69 bits.
    var root = [UInt32](repeating: 0, count: 3)
    for bit in stride(from: 68, through: 0, by: -1) {
      var candidate = root
      candidate[bit / 32] |= 1 << UInt32(bit % 32)
      var product = candidate
      for _ in 1..<power { product = multiply(product, candidate) }
      let limit = [UInt32](repeating: 0, count: 2 * power) + [UInt32(prime)]
      if isNoLarger(product, limit) { root = candidate }
    }
    return UInt64(root[1]) << 32 | UInt64(root[0])
  }

  private static func multiply(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
    var product = [UInt32](repeating: 0, count: first.count + second.count)
    for (i, one) in first.enumerated() {
      var carry: UInt64 = 0
      for (j, other) in second.enumerated() {
        let sum = UInt64(product[i + j]) + UInt64(one) * UInt64(other) + carry
        product[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      product[i + second.count] = UInt32(carry)
    }
    return product
  }

  private static func isNoLarger(_ first: [UInt32], _ second: [UInt32]) -> Bool {
    let count = max(first.count, second.count)
    for index in stride(from: count - 1, through: 0, by: -1) {
      let one = index < first.count ? first[index] : 0
      let other = index < second.count ? second[index] : 0
      if one != other { return one < other }
    }
    return true
  }

  private static let keys = primes(80).map { fraction($0, power: 3) }
  static let start512 = primes(8).map { fraction($0, power: 2) }
  static let start384 = primes(16).dropFirst(8).map { fraction($0, power: 2) }

  private static func right(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word >> count | word << (64 - count)
  }

  static func hash(_ bytes: [UInt8], from start: [UInt64]) -> [UInt8] {
    var state = start
    let padded = Rounds32.padded(bytes, block: 128, length: 16, isBig: true)
    for start in stride(from: 0, to: padded.count, by: 128) {
      var words = (0..<16).map { word in
        (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(padded[start + 8 * word + $1]) }
      }
      for index in 16..<80 {
        let (early, late) = (words[index - 15], words[index - 2])
        let first = right(early, 1) ^ right(early, 8) ^ early >> 7
        let second = right(late, 19) ^ right(late, 61) ^ late >> 6
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      var now = state
      for index in 0..<80 {
        let (a, e) = (now[0], now[4])
        let choice = e & now[5] ^ ~e & now[6]
        let majority = a & now[1] ^ a & now[2] ^ now[1] & now[2]
        let mixed = right(e, 14) ^ right(e, 18) ^ right(e, 41)
        let first = now[7] &+ mixed &+ choice &+ keys[index] &+ words[index]
        let second = (right(a, 28) ^ right(a, 34) ^ right(a, 39)) &+ majority
        now = [first &+ second, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
      }
      state = zip(state, now).map { $0 &+ $1 }
    }
    return state.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) }
    }
  }
}
