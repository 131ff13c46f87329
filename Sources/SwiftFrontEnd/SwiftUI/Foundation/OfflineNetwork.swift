internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#endif

/// Turns the network off, for programs that must not fetch: each request fails at once, as on an
/// offline device, so that a screen does not depend on time.
public enum OfflineNetwork {
  /// Whether the program was started to fetch nothing.
  public static let isOff = getenv("ESPALIER_OFFLINE") != nil

  /// Called at the first request, on any thread.
  private static let onRequest = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Makes requests of the program fail, if it was started offline and has a networking library.
  ///
  /// - Parameter tell: Called with the first URL that is requested.
  public static func begin(tell: @escaping @Sendable (String) -> Void) {
    guard isOff else { return }
    onRequest.withLock { $0 = tell }
    guard dlsym(nil, "$s20FoundationNetworking10URLSessionCMa") != nil else { return }
    _ = URLProtocol.registerClass(OfflineProtocol.self)
  }

  /// Reports the first URL that is not fetched.
  static func note(_ address: String) {
    let tell = onRequest.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    tell?(address)
  }

  /// Returns the error of a request.
  static func error(_ url: URL?) -> URLError {
    var information: [String: Any] = [
      NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
    ]
    if let url {
      information[NSURLErrorFailingURLErrorKey] = url
      information[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
    }
    return URLError(.notConnectedToInternet, userInfo: information)
  }
}

/// The handler of requests while the network is off: they fail.
private final class OfflineProtocol: URLProtocol {
  private static let schemes: Set<String> = ["http", "https", "ftp", "ftps", "ws", "wss"]

  override class func canInit(with request: URLRequest) -> Bool {
    schemes.contains(request.url?.scheme?.lowercased() ?? "")
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    OfflineNetwork.note(request.url?.absoluteString ?? "")
    client?.urlProtocol(self, didFailWithError: OfflineNetwork.error(request.url))
  }

  override func stopLoading() {}
}
