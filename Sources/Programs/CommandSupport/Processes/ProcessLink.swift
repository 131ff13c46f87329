package import AccessibilityCore
import Glibc

/// One end of a socket between two processes, which carries values.
package struct ProcessLink: Sendable {
  /// The end that this process has.
  package let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Both ends of a new socket, which other processes do not inherit; nil if no descriptor is left.
  package static func pair() -> (own: ProcessLink, other: ProcessLink)? {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    return (ProcessLink(ends[0]), ProcessLink(ends[1]))
  }

  package func close() { _ = Glibc.close(descriptor) }

  /// Sends a value; false if the other end is closed.
  @discardableResult
  package func send(_ value: some LinkValue) -> Bool {
    var writer = LinkWriter()
    value.write(to: &writer)
    let count = UInt64(writer.bytes.count)
    return send((0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } + writer.bytes)
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.send(descriptor, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Data that no process of this project has sent: code of screens can write to the socket as
  /// well.
  package struct Nonsense: Error {}

  /// The most bytes of a value.
  private static let mostBytes = UInt64(1) << 30

  /// Waits for a value; nil at the end of the stream.
  package func receive<Value: LinkValue>() throws(Nonsense) -> Value? {
    guard let header = receive(8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= ProcessLink.mostBytes else { throw Nonsense() }
    guard let bytes = receive(Int(count)) else { return nil }
    var reader = LinkReader(bytes)
    do throws(LinkError) {
      return try Value(from: &reader)
    } catch {
      throw Nonsense()
    }
  }

  /// Returns a number of bytes; nil if the stream ends before.
  ///
  /// Space is reserved as bytes arrive, not as their count promises.
  private func receive(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let wanted = min(chunk.count, count - bytes.count)
      let read = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, wanted) }
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return nil }
      bytes += chunk[..<read]
    }
    return bytes
  }
}
