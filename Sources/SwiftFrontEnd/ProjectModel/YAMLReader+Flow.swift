/// YAML's flow style, which is JSON's: values in brackets, and quoted strings.
extension YAMLReader {
  /// Returns a value in brackets, on one line or several.
  mutating func flow(depth: Int) -> ProjectData? {
    guard depth < YAMLReader.maximumDepth else { return nil }
    skipFlow()
    switch next {
    case UInt8(ascii: "{"):
      position += 1
      var table: [String: ProjectData] = [:]
      while true {
        skipFlow()
        if take("}") { return .table(table) }
        guard let key = flowText() else { return nil }
        skipFlow()
        guard take(":"), let value = flow(depth: depth + 1) else { return nil }
        table[key] = value
        skipFlow()
        if !take(",") {
          return take("}") ? .table(table) : nil
        }
      }
    case UInt8(ascii: "["):
      position += 1
      var list: [ProjectData] = []
      while true {
        skipFlow()
        if take("]") { return .list(list) }
        guard let value = flow(depth: depth + 1) else { return nil }
        list.append(value)
        skipFlow()
        if !take(",") {
          return take("]") ? .list(list) : nil
        }
      }
    default: return flowText().map { .text($0) }
    }
  }

  private mutating func skipFlow() {
    while let byte = next {
      if byte == UInt8(ascii: "#") {
        skipLine()
      } else if byte <= 32 {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func flowText() -> String? {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return quoted() }
    let start = position
    while let byte = next, !",]}\n".utf8.contains(byte) {
      if byte == UInt8(ascii: ":"), position + 1 < bytes.count, bytes[position + 1] <= 32 { break }
      position += 1
    }
    let text = YAMLReader.trimmed(bytes[start..<position])
    return text.isEmpty ? nil : text
  }

  mutating func quoted() -> String? {
    let quote = next
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == quote {
        // A doubled single quote stands for itself.
        guard quote == UInt8(ascii: "'"), next == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        position += 1
        text.append(byte)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        guard let escaped = escape() else { return nil }
        text += escaped.utf8
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> String? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "u"):
      guard position + 4 <= bytes.count else { return nil }
      let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
      position += 4
      return UInt32(digits, radix: 16).map {
        String(Unicode.Scalar($0).map(Character.init) ?? "\u{FFFD}")
      }
    default: return String(Unicode.Scalar(byte))
    }
  }
}
