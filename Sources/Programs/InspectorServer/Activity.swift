import SwiftSources
import Synchronization

/// The requests that are being answered, and the time since there was one.
final class Activity: Sendable {
  private let state = Mutex((count: 0, last: SystemClock.monotonic))

  /// Notes the begin of an answer.
  func begin() { state.withLock { $0.count += 1 } }

  /// Notes the end of an answer.
  func end() {
    state.withLock { state in
      state.count -= 1
      state.last = SystemClock.monotonic
    }
  }

  /// The seconds without a request.
  var idleSeconds: Double {
    state.withLock { $0.count > 0 ? 0 : SystemClock.monotonic - $0.last }
  }
}
