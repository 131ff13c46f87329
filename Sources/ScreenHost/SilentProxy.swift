internal import Glibc

/// A proxy that takes requests and answers none, for programs that may fetch nothing.
///
/// A screen is then what it is before its data have come. Some seconds after the first request all
/// of them fail, so that code that waits for one goes on.
package enum SilentProxy {
  /// How long after the first request all are kept waiting, in milliseconds.
  private static let patience = 3_000

  /// Lets requests of the program go to the proxy, if it has been started to fetch nothing and has a
  /// library that may.
  package static func begin() {
    guard let variables = getenv("ESPALIER_OFFLINE"),
      dlsym(nil, "$s20FoundationNetworking10URLSessionCMa") != nil,
      let (listener, port) = listen()
    else { return }
    let address = "http://127.0.0.1:\(port)"
    for name in String(cString: variables).split(separator: ",") {
      setenv(String(name), address, 1)
    }
    var thread = pthread_t()
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { listener in
      SilentProxy.serve(Int32(truncatingIfNeeded: Int(bitPattern: listener)))
    }
    // Without a thread requests wait until the program ends, which waits for none.
    if pthread_create(&thread, nil, start, UnsafeMutableRawPointer(bitPattern: Int(listener))) == 0
    {
      pthread_detach(thread)
    }
  }

  /// A socket of this machine's alone; nil if there is none to be had.
  private static func listen() -> (listener: Int32, port: UInt16)? {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard listener >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && Glibc.listen(listener, SOMAXCONN) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard isListening else {
      close(listener)
      return nil
    }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private static func serve(_ listener: Int32) -> Never {
    var waiting: [Int32] = []
    var deadline: Int?
    while true {
      var request = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      let rest = deadline.map { max($0 - now, 0) }
      if poll(&request, 1, waiting.isEmpty ? -1 : Int32(rest ?? -1)) > 0 {
        let connection = accept(listener, nil, nil)
        if connection >= 0 { waiting.append(connection) }
        deadline = deadline ?? now + patience
      }
      guard let deadline, now >= deadline else { continue }
      for connection in waiting { close(connection) }
      waiting = []
    }
  }

  /// Milliseconds on the machine's clock.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
