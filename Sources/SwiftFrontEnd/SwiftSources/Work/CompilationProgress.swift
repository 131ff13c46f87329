import Glibc
import Synchronization

/// The number of files compiled and left, for a terminal.
package final class CompilationProgress: Sendable {
  private struct State {
    /// The number of files still to be compiled, by module.
    var expected: [String: Int] = [:]
    var done = 0
    var start: Double?
  }

  private let state = Mutex(State())

  /// That of this process.
  package static let shared = CompilationProgress()

  /// The seconds of work before which the number of files left cannot be told.
  private static let leastSeconds = 5.0

  /// Adds a module to be compiled; the same one is added once.
  package func expect(_ module: String, files: Int) {
    state.withLock { $0.expected[module] = files }
  }

  /// Notes that a module is compiled.
  func end(_ module: String) {
    state.withLock { $0.done += $0.expected.removeValue(forKey: module) ?? 0 }
  }

  /// Notes that a module need not be compiled.
  func forget(_ module: String) {
    state.withLock { $0.expected[module] = nil }
  }

  /// Returns the message for the beginning of a module's compilation; none without a terminal.
  func remark(_ files: Int) -> String {
    isatty(STDERR_FILENO) == 1 ? text(files, at: SystemClock.monotonic) : ""
  }

  /// The files of a module that begins, how many of all are done, and how long the rest takes at the speed so far.
  ///
  /// - Parameter now: Seconds of a clock.
  func text(_ files: Int, at now: Double) -> String {
    let (left, done, seconds) = state.withLock { state in
      let start = state.start ?? now
      state.start = start
      return (state.expected.values.reduce(0, +), state.done, now - start)
    }
    let own = files == 1 ? "1 file" : "\(files) files"
    guard done + left > files else { return " (\(own))" }
    var text = " (\(own); \(done) of \(done + left) done"
    if done > 0, seconds >= CompilationProgress.leastSeconds {
      let rest = seconds / Double(done) * Double(left)
      text +=
        rest < 60 ? ", less than a minute left" : ", about \(Int((rest / 60).rounded())) min left"
    }
    return text + ")"
  }
}
