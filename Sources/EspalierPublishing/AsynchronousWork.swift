import Dispatch
import Synchronization

/// Asynchronous work of a command.
///
/// The command itself is synchronous: only what is published needs concurrency, and its runtime
/// opens descriptors of its own, of which one would be the standard output that a shell has closed.
enum AsynchronousWork {
  /// Waits for the work to end.
  static func run(_ work: @escaping @Sendable () async throws -> Void) throws {
    let ended = DispatchSemaphore(value: 0)
    let failure = Mutex<(any Error)?>(nil)
    Task {
      do {
        try await work()
      } catch {
        failure.withLock { $0 = error }
      }
      ended.signal()
    }
    ended.wait()
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}
