/// Reads animated PNG files, by what their format says and by nothing of the code that writes them.
struct PNGReader {
  struct Frame {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var delay = (0, 0)
    var isLaidOver = false
    var compressed: [UInt8] = []
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var count = 0
  private(set) var plays = -1
  private(set) var frames: [Frame] = []
  /// What is wrong with the file.
  private(set) var problems: [String] = []

  init(_ bytes: [UInt8]) {
    guard bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else {
      problems.append("no PNG")
      return
    }
    var place = 8
    var sequence = 0
    var names: [String] = []
    while place + 12 <= bytes.count {
      let length = Self.number(bytes[place..<place + 4])
      let checked = bytes[(place + 4)..<(place + 8 + length)]
      let name = String(decoding: checked.prefix(4), as: UTF8.self)
      let content = Array(checked.dropFirst(4))
      let sum = bytes[(place + 8 + length)..<(place + 12 + length)]
      if Self.checksum(checked) != UInt32(Self.number(sum)) { problems.append("sum of \(name)") }
      place += 12 + length
      names.append(name)
      func number(_ index: Int) -> Int { Self.number(content[index..<index + 4]) }
      func check(_ number: Int) {
        if number != sequence { problems.append("number \(number) for \(sequence)") }
        sequence += 1
      }
      switch name {
      case "IHDR":
        (width, height) = (number(0), number(4))
        if Array(content[8...]) != [8, 6, 0, 0, 0] { problems.append("kind of pixels") }
      case "acTL": (count, plays) = (number(0), number(4))
      case "fcTL":
        check(number(0))
        var frame = Frame()
        (frame.width, frame.height) = (number(4), number(8))
        (frame.x, frame.y) = (number(12), number(16))
        frame.delay = (Self.number(content[20..<22]), Self.number(content[22..<24]))
        if content[24] != 0 { problems.append("pictures that go") }
        frame.isLaidOver = content[25] == 1
        frames.append(frame)
      case "IDAT": frames[frames.count - 1].compressed += content
      case "fdAT":
        check(number(0))
        frames[frames.count - 1].compressed += content.dropFirst(4)
      case "IEND": break
      default: problems.append("chunk \(name)")
      }
    }
    if place != bytes.count { problems.append("bytes behind the end") }
    if names.first != "IHDR" || names.last != "IEND" { problems.append("order") }
    if frames.count != count { problems.append("\(frames.count) pictures of \(count)") }
  }

  /// What is seen with each picture, four bytes a pixel.
  func pictures() -> [[UInt8]] {
    var seen = [UInt8](repeating: 0, count: 4 * width * height)
    return frames.map { frame in
      let rows = unfilter(Inflater(Array(frame.compressed.dropFirst(2))).bytes, frame)
      for row in 0..<frame.height {
        for column in 0..<frame.width {
          let from = 4 * (row * frame.width + column)
          if frame.isLaidOver, rows[from + 3] == 0 { continue }
          let to = 4 * ((frame.y + row) * width + frame.x + column)
          for channel in 0..<4 { seen[to + channel] = rows[from + channel] }
        }
      }
      return seen
    }
  }

  private func unfilter(_ bytes: [UInt8], _ frame: Frame) -> [UInt8] {
    let length = 4 * frame.width
    var result = [UInt8](repeating: 0, count: length * frame.height)
    for row in 0..<frame.height {
      let filter = bytes[row * (length + 1)]
      for index in 0..<length {
        let left = index < 4 ? 0 : result[row * length + index - 4]
        let above = row == 0 ? 0 : result[(row - 1) * length + index]
        let byte = bytes[row * (length + 1) + 1 + index]
        let base: UInt8 = filter == 0 ? 0 : filter == 1 ? left : above
        result[row * length + index] = byte &+ base
      }
    }
    return result
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

/// Undoes the compression of zlib, as RFC 1951 tells.
struct Inflater {
  private let source: [UInt8]
  private var bit = 0
  private(set) var bytes: [UInt8] = []

  init(_ source: [UInt8]) {
    self.source = source
    var isLast = false
    while !isLast {
      isLast = take(1) == 1
      switch take(2) {
      case 0: copy()
      case 1:
        let lengths =
          Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
          + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)
        inflate(Codes(lengths), Codes(Array(repeating: 5, count: 30)))
      default: inflateWithCodes()
      }
    }
  }

  /// Codes by their lengths.
  private struct Codes {
    var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) {
      var code = 0
      for length in 1...15 {
        code <<= 1
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[length << 16 | code] = symbol
          code += 1
        }
      }
    }
  }

  private mutating func take(_ count: Int) -> Int {
    var value = 0
    for index in 0..<count {
      value |= Int(source[bit >> 3] >> UInt8(bit & 7) & 1) << index
      bit += 1
    }
    return value
  }

  private mutating func symbol(_ codes: Codes) -> Int {
    var code = 0
    for length in 1...15 {
      code = code << 1 | take(1)
      if let symbol = codes.symbols[length << 16 | code] { return symbol }
    }
    return 256
  }

  private mutating func copy() {
    bit = (bit + 7) & ~7
    let count = take(16)
    _ = take(16)
    for _ in 0..<count { bytes.append(UInt8(take(8))) }
  }

  private mutating func inflateWithCodes() {
    let counts = (take(5) + 257, take(5) + 1, take(4) + 4)
    var lengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for place in order.prefix(counts.2) {
      lengths[place] = take(3)
    }
    let codes = Codes(lengths)
    var all: [Int] = []
    while all.count < counts.0 + counts.1 {
      switch symbol(codes) {
      case 16: all += Array(repeating: all.last ?? 0, count: 3 + take(2))
      case 17: all += Array(repeating: 0, count: 3 + take(3))
      case 18: all += Array(repeating: 0, count: 11 + take(7))
      case let length: all.append(length)
      }
    }
    inflate(Codes(Array(all.prefix(counts.0))), Codes(Array(all.dropFirst(counts.0))))
  }

  private mutating func inflate(_ literals: Codes, _ distances: Codes) {
    let lengthBits = [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    while true {
      let literal = symbol(literals)
      if literal < 256 {
        bytes.append(UInt8(literal))
        continue
      }
      if literal == 256 { return }
      let index = literal - 257
      let length = Self.lengthBase(index) + take(lengthBits[index])
      let distance = symbol(distances)
      let distanceBits = distance < 2 ? 0 : distance / 2 - 1
      let base = distance < 2 ? distance + 1 : ((2 + distance % 2) << distanceBits) + 1
      let back = base + take(distanceBits)
      for _ in 0..<length { bytes.append(bytes[bytes.count - back]) }
    }
  }

  private static func lengthBase(_ index: Int) -> Int {
    if index == 28 { return 258 }
    if index < 8 { return index + 3 }
    return ((4 + index % 4) << (index / 4 - 1)) + 3
  }
}
