/// The penalty of a mask: the lowest is taken (ISO/IEC 18004, 7.8.3).
struct QRPenalty {
  let sum: Int

  init(_ code: QRCode) {
    let size = code.size
    var sum = 0
    for line in 0..<size {
      let row = (0..<size).map { code.isDark($0, line) }
      let column = (0..<size).map { code.isDark(line, $0) }
      sum += QRPenalty.line(row) + QRPenalty.line(column)
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let dark = code.isDark(x, y)
        if dark == code.isDark(x + 1, y), dark == code.isDark(x, y + 1),
          dark == code.isDark(x + 1, y + 1)
        {
          sum += 3
        }
      }
    }
    let dark = code.isDark.count { $0 }
    let total = size * size
    // For each 5 % of deviation from half dark.
    sum += max(0, (abs(dark * 20 - total * 10) + total - 1) / total - 1) * 10
    self.sum = sum
  }

  /// Runs of five and more modules, and patterns like the corner marks.
  private static func line(_ squares: [Bool]) -> Int {
    var sum = 0
    var run = 0
    for (index, dark) in squares.enumerated() {
      run = index > 0 && squares[index - 1] == dark ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    for pattern in [finder + light, light + finder] where squares.count >= pattern.count {
      for start in 0...squares.count - pattern.count
      where squares[start..<start + pattern.count].elementsEqual(pattern) { sum += 40 }
    }
    return sum
  }
}
