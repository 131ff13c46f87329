internal import Glibc

/// Lines of a descriptor, whatever bytes they have.
struct MessageLines {
  /// The longest line; what is longer is no message, and its bytes are skipped.
  private static let mostBytes = 16_000_000

  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var isSkipping = false
  private var isAtEnd = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line that is not empty; nil at the end.
  mutating func next() -> [UInt8]? {
    var seen = 0
    while true {
      if let end = bytes[seen...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(bytes[..<end])
        bytes.removeFirst(end + 1)
        seen = 0
        if isSkipping {
          isSkipping = false
          // It is answered as what it is: no message.
          return []
        }
        if line.contains(where: { $0 > UInt8(ascii: " ") }) { return line }
        continue
      }
      seen = bytes.count
      if isAtEnd {
        defer { bytes = [] }
        return bytes.contains { $0 > UInt8(ascii: " ") } ? bytes : nil
      }
      if bytes.count > MessageLines.mostBytes {
        (bytes, seen, isSkipping) = ([], 0, true)
      }
      read()
    }
  }

  private mutating func read() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }

  /// Writes a text; false if it is not read any more.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }
}
