// Numbers.

extension JSONLexicalCheck {
  /// Reads the number at `position`.
  mutating func readNumber() {
    let token = JSONNumberToken(at: position, of: bytes)
    guard token.isComplete, !ASCII.isNumberLike(byte(at: token.end)) else {
      return readNumberLike()
    }
    position = token.end
    if token.mayBeTooLarge {
      checkSize(of: token)
    }
  }

  /// Skips something that looks like a number, reporting what is wrong with it.
  mutating func readNumberLike() {
    let start = position
    while ASCII.isNumberLike(next) {
      position += 1
    }
    let text = text(start..<position)
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count)
    let message: String
    var rewritten = ""
    if ["infinity", "inf", "nan"].contains(digits.lowercased()) {
      return reportNotANumber(text, at: start)
    } else if digits.hasPrefix("+") {
      message = "a number cannot start with '+'"
      rewritten = sign + digits.dropFirst()
    } else if digits.hasPrefix(".") {
      message = "a number needs a digit before '.'"
      rewritten = sign + "0" + digits
    } else if digits.hasSuffix(".") {
      message = "a number needs a digit after '.'"
      rewritten = sign + digits + "0"
    } else if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
      message = "a number cannot start with 0"
      rewritten = sign + digits.drop { $0 == "0" }
    } else {
      message = "\(text.quoted) is not a number"
    }
    let isClear = isNumber(rewritten)
    report(
      message,
      at: start,
      hint: isClear ? "write \(rewritten)" : nil,
      mend: isClear ? .write(rewritten, over: start..<position) : nil
    )
  }

  /// Notes that a value is none of the numbers of JSON.
  mutating func reportNotANumber(_ text: String, at start: Int) {
    let isInfinity = text.lowercased().contains("inf")
    report(
      "\(text.quoted) is not JSON; use a number",
      at: start,
      hint: isInfinity ? #"infinity is written "inf""# : nil
    )
  }

  private mutating func checkSize(of token: JSONNumberToken) {
    let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    if Double(text)?.isFinite != true {
      report("the number \(text.quoted) is too large", at: token.start)
    }
  }

  private func isNumber(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { text in
      let token = JSONNumberToken(at: 0, of: text)
      return token.isComplete && token.end == text.count
    }
  }
}
