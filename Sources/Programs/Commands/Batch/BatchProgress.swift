import CommandSupport
import Glibc
import SwiftSources

/// The progress of a batch on a terminal.
struct BatchProgress {
  private let isShown: Bool
  /// The number of items; nil if it is known at the end only.
  private let total: Int?
  private let start = SystemClock.monotonic
  private var last = 0.0
  private var isOnLine = false

  /// The command that the items are of.
  private let command: String

  init(_ command: String, total: Int?, isShown: Bool) {
    (self.command, self.total, self.isShown) = (command, total, isShown)
  }

  /// Shows it, twice a second.
  mutating func show(_ done: Int, errors: Int) {
    let now = SystemClock.monotonic
    guard isShown, now - last > 0.5 else { return }
    last = now
    let whole = total.map { " of \($0)" } ?? ""
    let wrong = errors > 0 ? ", \(errors) with errors" : ""
    let rate = Int(Double(done) / max(now - start, 0.001))
    StandardError.write("\r\u{1B}[K\(command): \(done)\(whole)\(wrong), \(rate) a second")
    isOnLine = true
  }

  /// Takes it away.
  mutating func end() {
    if isOnLine { StandardError.write("\r\u{1B}[K") }
    isOnLine = false
  }
}
