internal import CATSPI

/// Waiting for messages of the bus.
enum MainLoop {
  /// Handles messages until a condition holds or the time is over.
  ///
  /// The condition is checked after every message, and every 10 ms.
  ///
  /// - Returns: Whether the condition holds.
  static func run(
    until deadline: ContinuousClock.Instant,
    _ condition: () throws -> Bool
  ) rethrows -> Bool {
    let tick = g_timeout_add(10, { _ in gboolean(1) }, nil)
    defer { g_source_remove(tick) }
    while true {
      if try condition() { return true }
      guard ContinuousClock.now < deadline else { return false }
      g_main_context_iteration(nil, 1)
    }
  }

  /// Handles the messages that have arrived, without waiting for more.
  static func drain() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
