internal import CATSPI

/// Waiting for what the bus brings.
enum MainLoop {
  /// Handles what arrives until a condition holds or the time is over.
  ///
  /// The condition is looked at after everything that arrives, and every 10 ms for what arrives
  /// nowhere.
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

  /// Handles what has arrived, without waiting for more.
  static func drain() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
