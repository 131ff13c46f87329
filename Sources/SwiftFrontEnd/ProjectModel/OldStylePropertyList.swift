/// The form of NeXTSTEP, in which Xcode writes its projects.
extension ProjectData {
  /// Reads a property list; nil if it is none.
  package init?(propertyList bytes: [UInt8]) {
    var reader = PropertyListReader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  private struct PropertyListReader {
    /// The limit of nesting, deeper than any project.
    private static let maximumDepth = 64

    let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Skips white space and comments.
    private mutating func skip() {
      while let byte = next {
        if byte == UInt8(ascii: "/"), offset + 1 < bytes.count {
          switch bytes[offset + 1] {
          case UInt8(ascii: "/"):
            while let byte = next, byte != UInt8(ascii: "\n") { offset += 1 }
            continue
          case UInt8(ascii: "*"):
            offset += 2
            while offset < bytes.count,
              bytes[offset - 1] != UInt8(ascii: "*") || bytes[offset] != UInt8(ascii: "/")
            {
              offset += 1
            }
            offset += 1
            continue
          default: return
          }
        }
        guard byte == UInt8(ascii: " ") || (9...13).contains(byte) else { return }
        offset += 1
      }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      skip()
      guard next == UInt8(ascii: character) else { return false }
      offset += 1
      return true
    }

    mutating func value(depth: Int) -> ProjectData? {
      guard depth < PropertyListReader.maximumDepth else { return nil }
      if take("{") { return table(depth: depth) }
      if take("(") { return list(depth: depth) }
      return word().map { .text($0) }
    }

    private mutating func table(depth: Int) -> ProjectData? {
      var table: [String: ProjectData] = [:]
      while !take("}") {
        guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else {
          return nil
        }
        table[key] = value
      }
      return .table(table)
    }

    private mutating func list(depth: Int) -> ProjectData? {
      var list: [ProjectData] = []
      while !take(")") {
        guard let value = value(depth: depth + 1) else { return nil }
        list.append(value)
        if !take(",") { return take(")") ? .list(list) : nil }
      }
      return .list(list)
    }

    private mutating func word() -> String? {
      skip()
      return next == UInt8(ascii: "\"") ? quoted() : bare()
    }

    private mutating func bare() -> String? {
      let start = offset
      while let byte = next, !PropertyListReader.ends(byte) { offset += 1 }
      return start == offset ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func ends(_ byte: UInt8) -> Bool {
      switch Unicode.Scalar(byte) {
      case "{", "}", "(", ")", "=", ";", ",", "\"", "\u{0}"..." ": true
      default: false
      }
    }

    private mutating func quoted() -> String? {
      offset += 1
      var text: [UInt8] = []
      while let byte = next {
        offset += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let escaped = next else { return nil }
          offset += 1
          switch escaped {
          case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
          case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
          default: text.append(escaped)
          }
        default: text.append(byte)
        }
      }
      return nil
    }
  }
}
