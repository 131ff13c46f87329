import FlyingFox
import Synchronization

/// Decides which requests are answered: those of pages whose address has the token.
///
/// A page of another site may send requests to this machine, by a name of that site's that leads
/// here, too: its `Host`, its `Origin` and `Sec-Fetch-Site` tell, and it does not know the token.
final class RequestGate: Sendable {
  /// The random part of the address.
  let token: String
  private let knownPort = Atomic<Int>(0)

  /// Creates a gate that lets nothing through as long as the port is unknown.
  init() {
    var numbers = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let digits = String(numbers.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The port of the address; 0 while it is unknown.
  var port: Int {
    get { knownPort.load(ordering: .sequentiallyConsistent) }
    set { knownPort.store(newValue, ordering: .sequentiallyConsistent) }
  }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The path behind the token of a request that may be answered; nil for any other request.
  func path(of request: HTTPRequest) -> String? {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    let headers = request.headers
    guard port != 0, let host = headers[.host], hosts.contains(host) else { return nil }
    let origins = headers.values(for: HTTPHeader("Origin"))
    guard origins.allSatisfy({ $0 == "http://\(host)" }) else { return nil }
    let sites = headers.values(for: HTTPHeader("Sec-Fetch-Site"))
    guard sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else { return nil }
    let parts = request.target.path().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else { return nil }
    return String(parts[2])
  }

  /// Compares in a time that does not tell how much is right.
  private func isToken(_ text: Substring) -> Bool {
    guard text.utf8.count == token.utf8.count else { return false }
    var difference: UInt8 = 0
    for (given, own) in zip(text.utf8, token.utf8) { difference |= given ^ own }
    return difference == 0
  }
}
