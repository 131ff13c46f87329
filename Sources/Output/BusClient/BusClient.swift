internal import CATSPI
internal import Synchronization

/// A client of the accessibility bus, such as a screen reader is.
///
/// libatspi serves one thread. So there is a client only while ``run(_:)`` runs, on the thread that
/// called it; neither the client nor its elements are `Sendable`, which keeps them there; and a
/// second thread that tries to be a client meanwhile is refused.
package final class BusClient {
  /// The time that libatspi waits for an answer, in milliseconds.
  private static let timeout: gint = 5_000
  private static let isRunning = Mutex(false)

  private init() throws(BusError) {
    guard BusClient.connect() else { throw .noBus }
    atspi_set_timeout(BusClient.timeout, BusClient.timeout)
  }

  /// Runs a function as a client of the bus, and returns its result.
  ///
  /// The function runs within libatspi's event loop, since libatspi caches data only there.
  ///
  /// - Throws: ``BusError/noBus``, or an error of the function.
  package static func run<Value>(_ body: (BusClient) throws -> Value) throws -> Value {
    let isFirst = isRunning.withLock { isRunning in
      defer { isRunning = true }
      return !isRunning
    }
    guard isFirst else { throw BusError.busy }
    defer { isRunning.withLock { $0 = false } }

    let client = try BusClient()
    var result: Result<Value, any Error> = .failure(BusError.noBus)
    withoutActuallyEscaping(body) { body in
      let task = Unmanaged.passRetained(
        Task { result = Result { try body(client) } }
      )
      g_idle_add(
        { task in
          if let task { Unmanaged<Task>.fromOpaque(task).takeRetainedValue().body() }
          atspi_event_quit()
          return 0
        },
        task.toOpaque()
      )
      atspi_event_main()
    }
    return try result.get()
  }

  /// A function that a pointer can refer to.
  private final class Task {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Connects this process to the bus if it is not connected; returns whether it is.
  ///
  /// libatspi tries it once, complains on standard error, and after a failure ends the process at
  /// the next call, which hence must not be made.
  private static func connect() -> Bool {
    if atspi_is_initialized() == 0 {
      let handler = g_log_set_default_handler({ _, _, _, _ in }, nil)
      defer { g_log_set_default_handler(handler, nil) }
      isConnected.withLock { $0 = atspi_init() == 0 }
    }
    return isConnected.withLock { $0 }
  }

  private static let isConnected = Mutex(false)

  /// The applications on the bus at this moment.
  package func applications() throws -> [BusElement] {
    guard let desktop = BusElement(taking: atspi_get_desktop(0)) else { return [] }
    return try desktop.children()
  }

  /// The application of a process, as soon as it is on the bus.
  ///
  /// - Parameter remembering: Whether to wait until libatspi has cached the whole tree.
  package func application(
    pid: Int32,
    deadline: ContinuousClock.Instant,
    remembering: Bool = true
  ) throws -> BusElement {
    try application("of process \(pid)", deadline: deadline, remembering: remembering) {
      try $0.processID() == pid
    }
  }

  /// The application with a name, as soon as it is on the bus.
  package func application(
    named name: String,
    deadline: ContinuousClock.Instant
  ) throws -> BusElement {
    try application("named \(name)", deadline: deadline, remembering: true) {
      try $0.name() == name
    }
  }

  private func application(
    _ description: String,
    deadline: ContinuousClock.Instant,
    remembering: Bool,
    where condition: (BusElement) throws -> Bool
  ) throws -> BusElement {
    var found: BusElement?
    _ = try MainLoop.run(until: deadline) {
      // An application that ends during the look-up is not the one.
      found = try applications().first { (try? condition($0)) == true }
      return found != nil
    }
    guard let found else { throw BusError.noApplication(description) }
    // libatspi requests the whole tree by itself, and caches it when the answer arrives.
    if remembering { _ = MainLoop.run(until: deadline) { found.isRemembered } }
    return found
  }
}
