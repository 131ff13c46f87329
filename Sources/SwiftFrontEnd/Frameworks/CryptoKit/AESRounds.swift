/// The cipher of FIPS 197, one block of 16 bytes at a time.
struct AESRounds {
  private let keys: [[UInt8]]

  /// The substitution of each byte, computed by the standard: the inverse, and an affine transform.
  private static let boxes: [UInt8] = (0...255).map { value in
    let value = UInt8(value)
    var inverse: UInt8 = value == 0 ? 0 : 1
    if value != 0 { for _ in 0..<254 { inverse = multiply(inverse, value) } }
    func turned(_ count: UInt8) -> UInt8 { inverse << count | inverse >> (8 - count) }
    return inverse ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
  }

  private static func multiply(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var (first, second, product) = (first, second, UInt8(0))
    while second != 0 {
      if second & 1 != 0 { product ^= first }
      first = doubled(first)
      second >>= 1
    }
    return product
  }

  private static func doubled(_ value: UInt8) -> UInt8 {
    value << 1 ^ (value & 0x80 != 0 ? 0x1B : 0)
  }

  /// Expands a key of 16, 24 or 32 bytes to the round keys.
  init(_ key: [UInt8]) {
    let words = key.count / 4
    let count = 4 * (words + 7)
    var schedule = (0..<words).map { Array(key[4 * $0..<4 * $0 + 4]) }
    var round: UInt8 = 1
    while schedule.count < count {
      let index = schedule.count
      var word = schedule[index - 1]
      if index % words == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.boxes[Int($0)] }
        word[0] ^= round
        round = Self.doubled(round)
      } else if words > 6, index % words == 4 {
        word = word.map { Self.boxes[Int($0)] }
      }
      schedule.append(zip(schedule[index - words], word).map { $0 ^ $1 })
    }
    keys = stride(from: 0, to: count, by: 4).map { Array(schedule[$0..<$0 + 4].joined()) }
  }

  /// Encrypts a block.
  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, keys[0]).map { $0 ^ $1 }
    for round in 1..<keys.count {
      // Each row is rotated by its number of columns.
      state = (0..<16).map { Self.boxes[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < keys.count - 1 { state = mixed(state) }
      state = zip(state, keys[round]).map { $0 ^ $1 }
    }
    return state
  }

  private func mixed(_ state: [UInt8]) -> [UInt8] {
    var mixed: [UInt8] = []
    for column in stride(from: 0, to: 16, by: 4) {
      let part = Array(state[column..<column + 4])
      let all = part.reduce(0, ^)
      for row in 0..<4 {
        mixed.append(part[row] ^ all ^ Self.doubled(part[row] ^ part[(row + 1) % 4]))
      }
    }
    return mixed
  }
}
