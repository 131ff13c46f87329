import Foundation

/// Messages in JSON, each behind the number of its bytes.
struct MessageChannel {
  private let input: FileHandle
  private let output: FileHandle

  init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// The next message; nil at the end.
  func receive() -> [String: Any]? {
    guard let head = bytes(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard count < UInt64(Int32.max), let body = bytes(Int(count)) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  private func bytes(_ count: Int) -> Data? {
    var bytes = Data()
    while bytes.count < count {
      guard let more = try? input.read(upToCount: count - bytes.count), !more.isEmpty else {
        return nil
      }
      bytes += more
    }
    return bytes
  }

  func send(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    try? output.write(contentsOf: Data(head) + body)
  }
}
