internal import AccessibilityCore
internal import Dispatch
internal import Synchronization

/// Updates on their way to GLib's thread, which may wait for them while it answers a client.
final class UpdateMailbox: Sendable {
  /// An update, and the action after it was published.
  struct Waiting: Sendable {
    let update: PublishedUpdate
    let whenDone: @Sendable () -> Void
  }

  private let waiting = Mutex<[Waiting]>([])
  private let arrival = DispatchSemaphore(value: 0)

  func put(_ update: PublishedUpdate, whenDone: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(Waiting(update: update, whenDone: whenDone)) }
    arrival.signal()
  }

  /// Takes the waiting updates, in their order.
  func take() -> [Waiting] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }

  func deadline(in milliseconds: Int) -> DispatchTime { .now() + .milliseconds(milliseconds) }

  /// Waits for an update, which others may have taken already; false at the deadline.
  func wait(until deadline: DispatchTime) -> Bool { arrival.wait(timeout: deadline) == .success }
}
