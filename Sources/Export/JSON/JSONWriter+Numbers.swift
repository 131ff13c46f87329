extension JSONWriter {
  mutating func appendNumber(_ value: Double?) {
    guard let value, !value.isNaN else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    guard value.isFinite else {
      bytes.append(contentsOf: (value < 0 ? #""-inf""# : #""inf""#).utf8)
      return
    }
    // Whole numbers and halves are most of what layouts consist of. From 2⁵⁴ on there are shorter
    // ways to name a double than all of its digits.
    guard value.magnitude < 0x1p54 else { return appendDescription(value) }
    let whole = value.rounded(.towardZero)
    switch (value - whole).magnitude {
    case 0:
      appendInteger(Int(whole))
    case 0.5:
      if value < 0 { append("-") }
      appendDigits(UInt(whole.magnitude))
      append(".")
      append("5")
    default:
      appendDescription(value)
    }
  }

  mutating func appendInteger(_ value: Int) {
    if value < 0 { append("-") }
    appendDigits(value.magnitude)
  }

  private mutating func appendDigits(_ value: UInt) {
    var unit: UInt = 1
    while value / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / unit % 10))
      unit /= 10
    }
  }

  /// Appends the shortest digits that name a double: `0.1`, `5e-324`, `1e+300`.
  ///
  /// Swift's own description of a finite double that is no small whole number is JSON as it is.
  private mutating func appendDescription(_ value: Double) {
    bytes.append(contentsOf: value.description.utf8)
  }
}
