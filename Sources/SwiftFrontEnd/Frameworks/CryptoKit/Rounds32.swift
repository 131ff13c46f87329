import Foundation

/// The functions that compute with 32 bits.
enum Rounds32 {
  /// Returns bytes with their padding: a bit, zeros, and their count.
  static func padded(_ bytes: [UInt8], block: Int, length: Int, isBig: Bool) -> [UInt8] {
    var padded = bytes + [0x80]
    while padded.count % block != block - length { padded.append(0) }
    let bits = UInt64(bytes.count) * 8
    let number = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    padded += [UInt8](repeating: 0, count: length - 8)
    return padded + (isBig ? number.reversed() : number)
  }

  private static func words(_ block: ArraySlice<UInt8>, isBig: Bool) -> [UInt32] {
    stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      var word: UInt32 = 0
      for index in 0..<4 {
        word = word << 8 | UInt32(block[isBig ? start + index : start + 3 - index])
      }
      return word
    }
  }

  private static func left(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  /// The first bits of the fractions of roots of the first primes, as FIPS 180-4 has them.
  private static func fractions(_ count: Int, root: Double) -> [UInt32] {
    Rounds64.primes(count).map { prime in
      let value = pow(Double(prime), 1 / root)
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }

  private static let keys256 = fractions(64, root: 3)

  static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var state = fractions(8, root: 2)
    let padded = padded(bytes, block: 64, length: 8, isBig: true)
    for start in stride(from: 0, to: padded.count, by: 64) {
      var words = words(padded[start..<start + 64], isBig: true)
      for index in 16..<64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let first = left(early, 25) ^ left(early, 14) ^ early >> 3
        let second = left(late, 15) ^ left(late, 13) ^ late >> 10
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      var now = state
      for index in 0..<64 {
        let (a, e) = (now[0], now[4])
        let choice = e & now[5] ^ ~e & now[6]
        let majority = a & now[1] ^ a & now[2] ^ now[1] & now[2]
        let first =
          now[7] &+ (left(e, 26) ^ left(e, 21) ^ left(e, 7)) &+ choice &+ keys256[index]
          &+ words[index]
        let second = (left(a, 30) ^ left(a, 19) ^ left(a, 10)) &+ majority
        now = [first &+ second, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
      }
      state = zip(state, now).map { $0 &+ $1 }
    }
    return Self.bytes(of: state, isBig: true)
  }

  static func sha1(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let padded = padded(bytes, block: 64, length: 8, isBig: true)
    for start in stride(from: 0, to: padded.count, by: 64) {
      var words = words(padded[start..<start + 64], isBig: true)
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(left(mixed, 1))
      }
      var now = state
      for index in 0..<80 {
        let (b, c, d) = (now[1], now[2], now[3])
        let (function, key): (UInt32, UInt32) =
          switch index {
          case ..<20: (b & c | ~b & d, 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let first = left(now[0], 5) &+ function &+ now[4] &+ key &+ words[index]
        now = [first, now[0], left(b, 30), c, d]
      }
      state = zip(state, now).map { $0 &+ $1 }
    }
    return Self.bytes(of: state, isBig: true)
  }

  private static let sines = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  static func md5(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    let padded = padded(bytes, block: 64, length: 8, isBig: false)
    for start in stride(from: 0, to: padded.count, by: 64) {
      let words = words(padded[start..<start + 64], isBig: false)
      var now = state
      for index in 0..<64 {
        let (b, c, d) = (now[1], now[2], now[3])
        let (function, word): (UInt32, Int) =
          switch index / 16 {
          case 0: (b & c | ~b & d, index)
          case 1: (d & b | ~d & c, (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let sum = now[0] &+ function &+ sines[index] &+ words[word]
        now = [d, b &+ left(sum, turns[index / 16][index % 4]), b, c]
      }
      state = zip(state, now).map { $0 &+ $1 }
    }
    return Self.bytes(of: state, isBig: false)
  }

  private static func bytes(of words: [UInt32], isBig: Bool) -> [UInt8] {
    words.flatMap { word in
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
      return isBig ? bytes.reversed() : bytes
    }
  }
}
