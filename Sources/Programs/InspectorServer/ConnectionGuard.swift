import CommandSupport
import Dispatch
import Glibc
import SwiftSources
import Synchronization

/// Closes connections that do harm: whoever may connect need not know the token.
///
/// The library sets no limit to connections or to the size of what they send before a request is
/// complete, and goes through all that came of a header for each of its bytes; the system's own
/// numbers of each connection do. It runs on a separate thread, since headers may keep those of
/// tasks busy.
final class ConnectionGuard: Sendable {
  /// The most connections at once.
  private static let mostConnections = 64
  /// The most bytes that a connection may send in its life; a page makes another one.
  private static let mostBytes: UInt64 = 8 << 20
  /// The most bytes that a connection may send before it has shown the token.
  private static let mostUnknownBytes: UInt64 = 16 << 10
  /// The bytes that the system keeps of a connection, which are still read after its end.
  private static let buffer: Int32 = 16 << 10
  /// The seconds within which a connection has to show the token.
  private static let longestWait = 10.0
  /// The milliseconds without a byte after which a connection is closed: pages ask more often.
  private static let longestSilence: UInt32 = 60_000

  /// The descriptors that are looked at, which a quarter of a second does not use up.
  private static let mostDescriptors: Int32 = 4096

  /// The connections by the port of the other end: when they were seen first, whether they are known.
  private let connections = Mutex<[UInt16: (since: Double, isKnown: Bool)]>([:])

  /// Notes a connection that has shown the token.
  func know(_ port: UInt16) {
    connections.withLock { known in
      known[port] = (known[port]?.since ?? SystemClock.monotonic, true)
    }
  }

  /// Looks at the connections of a port for as long as the program runs.
  func watch(_ port: Int) {
    DispatchQueue(label: "espalier.connections").async {
      while !EndSignal.isGiven {
        self.look(port)
        usleep(250_000)
      }
    }
  }

  private func look(_ port: Int) {
    var seen: [UInt16: Double] = [:]
    let known = connections.withLock(\.self)
    let now = SystemClock.monotonic
    for descriptor in 3..<min(getdtablesize(), ConnectionGuard.mostDescriptors) {
      guard let own = ConnectionGuard.port(descriptor, of: getsockname), Int(own) == port
      else { continue }
      guard let other = ConnectionGuard.port(descriptor, of: getpeername) else {
        ConnectionGuard.limitBuffers(of: descriptor)
        continue
      }
      let connection = known[other] ?? (now, false)
      let (bytes, silence) = ConnectionGuard.counts(of: descriptor)
      let mostBytes =
        connection.isKnown
        ? ConnectionGuard.mostBytes : ConnectionGuard.mostUnknownBytes
      if seen.count >= ConnectionGuard.mostConnections
        || bytes > mostBytes
        || (!connection.isKnown && now - connection.since > ConnectionGuard.longestWait)
        || silence > ConnectionGuard.longestSilence
      {
        shutdown(descriptor, Int32(SHUT_RDWR))
      }
      seen[other] = connection.since
    }
    connections.withLock { known in
      known = known.filter { seen[$0.key] != nil || $0.value.since > now }
      for (port, since) in seen { known[port] = (since, known[port]?.isKnown ?? false) }
    }
  }

  /// Limits the bytes that wait in each connection that a listening socket accepts.
  private static func limitBuffers(of listener: Int32) {
    var size = buffer
    setsockopt(listener, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  /// The port of one end of a connection; nil for all else.
  private static func port(
    _ descriptor: Int32,
    of end: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { end(descriptor, $0, &size) == 0 }
    }
    guard isKnown, address.sin_family == sa_family_t(AF_INET) else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The bytes that a connection has received, and the milliseconds since the last of them.
  private static func counts(of descriptor: Int32) -> (bytes: UInt64, silence: UInt32) {
    // `struct tcp_info` of <linux/tcp.h>, of which <netinet/tcp.h> has only the beginning.
    let (silencePlace, bytesPlace) = (52, 128)
    var information = [UInt8](repeating: 0, count: bytesPlace + 8)
    var size = socklen_t(information.count)
    guard getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &information, &size) == 0,
      Int(size) == information.count
    else { return (0, 0) }
    return information.withUnsafeBytes { bytes in
      (
        bytes.loadUnaligned(fromByteOffset: bytesPlace, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: silencePlace, as: UInt32.self)
      )
    }
  }
}
