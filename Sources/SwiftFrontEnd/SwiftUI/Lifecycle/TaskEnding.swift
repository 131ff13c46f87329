internal import ScreenHost
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#endif

/// The cancellation of views' tasks.
@MainActor
enum TaskEnding {
  /// The time for a request to fail before its task is cancelled, in milliseconds.
  private static let pause: Int32 = 50
  /// The time that the main thread waits for that, in milliseconds.
  private static let patience = 250

  /// The machine's time at which a request last had its pause.
  private static var lastPause = -Double.infinity

  /// Cancels a task.
  ///
  /// A cancelled request of Foundation's waits for its queue. While a request fails on that queue,
  /// it waits for the task, and cancelling one that has failed ends the program. So once there are
  /// requests, which fail at once without a network, they fail first, and the wait is on another
  /// thread.
  static func end(_ task: Task<Void, Never>) {
    guard VirtualClock.hasRequests else { return task.cancel() }
    let hasEnded = Flag()
    // One pause is enough for all tasks that end together.
    let pause = VirtualClock.machineTime < lastPause + 1 ? 0 : pause
    Thread.detachNewThread {
      pass(pause)
      task.cancel()
      hasEnded.isSet.store(true, ordering: .releasing)
    }
    for _ in 0..<patience where !hasEnded.isSet.load(ordering: .acquiring) { pass(1) }
    lastPause = VirtualClock.machineTime
  }

  /// Waits in the machine's time, in milliseconds; the screen's clock stands still.
  private nonisolated static func pass(_ duration: Int32) { _ = poll(nil, 0, duration) }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }
}
