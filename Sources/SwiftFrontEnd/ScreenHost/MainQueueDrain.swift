internal import Foundation

/// Runs the pending work of the main actor: tasks, and blocks of the main queue.
///
/// A screen that is laid out and left would never see it happen. Where the main thread's own loop is
/// at hand, that is run for a moment; in a job of the main queue itself, as in tests, one has to wait.
@MainActor
enum MainQueueDrain {
  /// The number of turns without events after which a screen rests while tasks go on: a task comes
  /// to its next pause within one.
  nonisolated static let quietTurns = 4

  private static var isTurning = false

  /// Runs the blocks waiting in the main queue, and the work that they start elsewhere; false where
  /// its loop is not at hand.
  static func turn() -> Bool {
    // Within another turn the queue is not at hand, nor where tests run: their main actor has a queue
    // that other threads than the first one serve. What is done on other queues can be waited for.
    guard Thread.isMainThread, !isTurning else {
      VirtualClock.waitForWork()
      return false
    }
    isTurning = true
    defer { isTurning = false }
    for _ in 0..<mostHops {
      VirtualClock.waitForWork()
      let count = VirtualClock.workCount
      guard runQueue() else { return false }
      if count == VirtualClock.workCount { break }
    }
    return true
  }

  /// The limit of hops by tasks to other executors and back within a turn.
  private static let mostHops = 1000

  private static func runQueue() -> Bool {
    let end = TurnEnd()
    DispatchQueue.main.async { end.isReached = true }
    // Blocks queued before the end have run once that is reached; within a block of the queue it
    // never is.
    for _ in 0..<4 where !end.isReached { run(for: 0) }
    return end.isReached
  }

  /// Waits until the blocks in the main queue, and the work elsewhere that tasks wait for, have
  /// run.
  ///
  /// A task that only hops to another executor and back is not at rest: the queues of the machine are
  /// served in order, so what is put behind it comes after it, however busy the machine is.
  static func turn() async {
    await runQueue()
    await Task.detached {}.value
    await runQueue()
  }

  private static func runQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Lets other threads work for a moment, in milliseconds, and runs the blocks they have sent
  /// here.
  static func run(for duration: Double) {
    // The loop uses the screen's clock, by which it would never return.
    if duration > 0 { _ = poll(nil, 0, Int32(duration.rounded(.up))) }
    guard Thread.isMainThread else { return }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0))
  }

  /// Waits for other threads, in milliseconds.
  static func wait(for duration: Int) async {
    try? await Task.sleep(for: .milliseconds(duration))
  }

  private final class TurnEnd {
    var isReached = false
  }
}
