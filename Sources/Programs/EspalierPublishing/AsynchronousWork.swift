import Dispatch
import Synchronization

/// Asynchronous work of a command.
///
/// The command itself is synchronous: only publishing needs concurrency, whose runtime opens
/// descriptors, one of which would be the standard output that a shell has closed.
enum AsynchronousWork {
  /// The work for the main thread while it waits.
  private static let forMain = Mutex<[@Sendable () -> Void]>([])
  /// Wakes the main thread.
  private static let wake = DispatchSemaphore(value: 0)
  private static let isWaiting = Mutex(false)

  /// Waits for the work to end, and meanwhile runs the main thread's part.
  static func run(_ work: @escaping @Sendable () async throws -> Void) throws {
    let outcome = Mutex<Result<Void, any Error>?>(nil)
    isWaiting.withLock { $0 = true }
    Task {
      do {
        try await work()
        outcome.withLock { $0 = .success(()) }
      } catch {
        outcome.withLock { $0 = .failure(error) }
      }
      wake.signal()
    }
    while true {
      wake.wait()
      let due = forMain.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for body in due { body() }
      if let outcome = outcome.withLock({ $0 }) { return try outcome.get() }
    }
  }

  /// Runs a closure on the main thread, and waits for its result.
  static func onMain<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    // Before the work begins, this is the main thread.
    guard isWaiting.withLock({ $0 }) else { return try body() }
    let outcome = Mutex<Result<Value, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    forMain.withLock {
      $0.append {
        let result = Result { try body() }
        outcome.withLock { $0 = result }
        isDone.signal()
      }
    }
    wake.signal()
    isDone.wait()
    guard let result = outcome.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}
