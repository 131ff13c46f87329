/// The modules of a QR code (ISO/IEC 18004), in the smallest version that holds the bytes (V18.7).
struct QRCode {
  /// The level of error correction.
  enum Correction: Int {
    case low, medium, quartile, high

    /// Creates the level from a letter: L, M, Q or H.
    init?(_ letter: String) {
      switch letter {
      case "L": self = .low
      case "M": self = .medium
      case "Q": self = .quartile
      case "H": self = .high
      default: return nil
      }
    }

    /// The bits of the level in a code.
    var bits: Int { [1, 0, 3, 2][rawValue] }
  }

  /// The count of modules along a side.
  let size: Int
  /// Whether each module is dark, row by row.
  private(set) var isDark: [Bool]
  /// Whether each module is a function pattern, and not data.
  private var isFixed: [Bool]

  /// Creates the code of bytes; nil if they are too many for one.
  init?(_ bytes: [UInt8], correction: Correction) {
    guard let layout = QRLayout(fitting: bytes.count, correction: correction) else { return nil }
    size = layout.size
    isDark = [Bool](repeating: false, count: size * size)
    isFixed = isDark
    drawPatterns(layout)
    place(layout.codewords(of: bytes))
    var best: (penalty: Int, code: QRCode)?
    for mask in 0..<8 {
      var code = self
      code.apply(mask)
      code.drawFormat(correction, mask: mask)
      let penalty = QRPenalty(code).sum
      if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, code) }
    }
    guard let best else { return nil }
    isDark = best.code.isDark
  }

  /// Whether a square is dark.
  func isDark(_ x: Int, _ y: Int) -> Bool { isDark[y * size + x] }

  private mutating func fix(_ x: Int, _ y: Int, _ dark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    isDark[y * size + x] = dark
    isFixed[y * size + x] = true
  }

  // MARK: What every code has

  private mutating func drawPatterns(_ layout: QRLayout) {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let places = layout.alignments
    for (column, x) in places.enumerated() {
      for (row, y) in places.enumerated() {
        let last = places.count - 1
        let isFinder =
          (column == 0 && row == 0) || (column == 0 && row == last) || (column == last && row == 0)
        if !isFinder { drawAlignment(x, y) }
      }
    }
    drawFormat(.low, mask: 0)
    drawVersion(layout.version)
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for row in -4...4 {
      for column in -4...4 {
        let ring = max(abs(row), abs(column))
        fix(x + column, y + row, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for row in -2...2 {
      for column in -2...2 { fix(x + column, y + row, max(abs(row), abs(column)) != 1) }
    }
  }

  /// Draws fifteen bits with the level and the mask, twice.
  private mutating func drawFormat(_ correction: Correction, mask: Int) {
    let data = correction.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 != 0 }
    for index in 0...5 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
    fix(8, size - 8, true)
  }

  /// Draws eighteen bits with the version of a large code, twice.
  private mutating func drawVersion(_ version: Int) {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let (far, near) = (size - 11 + index % 3, index / 3)
      fix(far, near, bits >> index & 1 != 0)
      fix(near, far, bits >> index & 1 != 0)
    }
  }

  // MARK: The bytes

  /// Places the bits up and down pairs of columns, from the right.
  private mutating func place(_ codewords: [UInt8]) {
    var index = 0
    for start in stride(from: size - 1, through: 1, by: -2) {
      let right = start <= 6 ? start - 1 : start
      for step in 0..<size {
        let isUpward = (right + 1) & 2 == 0
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && index < codewords.count * 8 {
          isDark[y * size + x] = codewords[index >> 3] >> UInt8(7 - index & 7) & 1 != 0
          index += 1
        }
      }
    }
  }

  /// Inverts modules by a mask, against large uniform areas.
  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] {
        let turns =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if turns { isDark[y * size + x].toggle() }
      }
    }
  }
}
