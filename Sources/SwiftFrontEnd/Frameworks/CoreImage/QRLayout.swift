/// The layout of bytes in a code of a version: the counts of data and error correction bytes.
struct QRLayout {
  /// The size of the code, from 1 to 40.
  let version: Int
  private let correction: QRCode.Correction

  /// Creates the layout of the smallest code for a count of bytes; nil if none has the capacity.
  init?(fitting count: Int, correction: QRCode.Correction) {
    self.correction = correction
    let version = (1...40).first { version in
      let layout = QRLayout(version: version, correction: correction)
      return 4 + layout.countBits + count * 8 <= layout.dataCount * 8
    }
    guard let version else { return nil }
    self.version = version
  }

  private init(version: Int, correction: QRCode.Correction) {
    (self.version, self.correction) = (version, correction)
  }

  /// The count of modules along a side.
  var size: Int { version * 4 + 17 }

  /// The centres of the alignment patterns, along each side.
  var alignments: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// The bits of the number of bytes.
  private var countBits: Int { version < 10 ? 8 : 16 }

  /// The count of bytes in a code, of data and error correction.
  private var rawCount: Int {
    var bits = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      bits -= (25 * count - 10) * count - 55
      if version >= 7 { bits -= 36 }
    }
    return bits / 8
  }

  private var blockCount: Int { QRLayout.blocks[correction.rawValue][version - 1] }
  private var correctingCount: Int { QRLayout.correcting[correction.rawValue][version - 1] }
  private var dataCount: Int { rawCount - blockCount * correctingCount }

  /// Returns the codewords: those of data blocks interleaved, then those of error correction.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let data = padded(bytes)
    let short = rawCount / blockCount - correctingCount
    let longCount = rawCount % blockCount
    let solver = ReedSolomon(count: correctingCount)
    var blocks: [(data: [UInt8], correcting: [UInt8])] = []
    var start = 0
    for index in 0..<blockCount {
      let length = short + (index >= blockCount - longCount ? 1 : 0)
      let part = Array(data[start..<start + length])
      blocks.append((part, solver.remainder(of: part)))
      start += length
    }
    var result: [UInt8] = []
    for index in 0...short {
      for block in blocks where index < block.data.count { result.append(block.data[index]) }
    }
    for index in 0..<correctingCount {
      for block in blocks { result.append(block.correcting[index]) }
    }
    return result
  }

  /// Returns the bytes with their mode, count and padding.
  private func padded(_ bytes: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for shift in (0..<count).reversed() { bits.append(value >> shift & 1 != 0) }
    }
    append(4, 4)
    append(bytes.count, countBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, dataCount * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<(dataCount - data.count) { data.append(index % 2 == 0 ? 0xEC : 0x11) }
    return data
  }

  /// The count of error correction bytes of a block, by level and version (ISO/IEC 18004, table 9).
  private static let correcting: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// The count of blocks, by level and version (ISO/IEC 18004, table 9).
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Error correction codewords: the remainder of a division in the field of 256 elements.
struct ReedSolomon {
  private let divisor: [UInt8]

  init(count: Int) {
    var divisor = [UInt8](repeating: 0, count: count)
    divisor[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        divisor[index] = ReedSolomon.product(divisor[index], root)
        if index + 1 < count { divisor[index] ^= divisor[index + 1] }
      }
      root = ReedSolomon.product(root, 2)
    }
    self.divisor = divisor
  }

  func remainder(of data: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= ReedSolomon.product(divisor[index], factor) }
    }
    return rest
  }

  private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result = 0
    for shift in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(second >> UInt8(shift) & 1) * Int(first)
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
