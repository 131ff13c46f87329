internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#endif

/// A network that is off, for programs that may fetch nothing: each request fails at once, as on a device
/// without one, so that what a screen shows of it does not depend on time.
public enum OfflineNetwork {
  /// Whether the program was started to fetch nothing.
  public static let isOff = getenv("ESPALIER_OFFLINE") != nil

  /// Is called when something is to be fetched for the first time, on any thread.
  private static let onRequest = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Lets requests of the program fail, if it was started to fetch nothing and has a library that may fetch.
  ///
  /// - Parameter tell: Is called with the first address that is asked for.
  public static func begin(tell: @escaping @Sendable (String) -> Void) {
    guard isOff else { return }
    onRequest.withLock { $0 = tell }
    guard dlsym(nil, "$s20FoundationNetworking10URLSessionCMa") != nil else { return }
    _ = URLProtocol.registerClass(OfflineProtocol.self)
  }

  /// Says of the first address that it is not fetched.
  static func note(_ address: String) {
    let tell = onRequest.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    tell?(address)
  }

  /// Why nothing is fetched.
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
