import Glibc
import Synchronization

/// Watches the time of the driver's own work: a project may be larger than expected.
///
/// Only computing counts, so that a busy machine strikes nothing, and compilers, which it waits for, have
/// all the time that they want.
package enum SourceWatch {
  private struct State {
    /// The pieces of work going on, each with its number and the seconds of computing at its start.
    var work: [(number: Int, name: String, start: Double)] = []
    var count = 0
    var limit = 20.0
    var isRunning = false
    var hasTold = false
  }

  private static let state = Mutex(State())
  /// After how many seconds it is told what takes long, and how often that is looked at, in microseconds.
  private static let (patience, pause) = (5.0, useconds_t(100_000))

  /// Sets after how many seconds the driver is stopped.
  package static func setLimit(_ seconds: Double) { state.withLock { $0.limit = seconds } }

  /// Does something that is named if it takes long.
  static func during<Result, E: Error>(
    _ name: @autoclosure () -> String,
    _ body: () throws(E) -> Result
  ) throws(E) -> Result {
    let number = begin(name())
    // Threads end what they do in any order.
    defer { state.withLock { $0.work.removeAll { $0.number == number } } }
    return try body()
  }

  /// Notes the beginning of a piece of work.
  ///
  /// - Returns: Its number.
  private static func begin(_ name: String) -> Int {
    let (number, isFirst) = state.withLock { state in
      state.count += 1
      state.work.append((state.count, name, SystemClock.computed))
      defer { state.isRunning = true }
      return (state.count, !state.isRunning)
    }
    guard isFirst else { return number }
    var thread = pthread_t()
    // If no thread starts, the watch is off.
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
      // Signals are for the others.
      var signals = sigset_t()
      sigfillset(&signals)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      while true {
        usleep(SourceWatch.pause)
        SourceWatch.look()
      }
    }
    if pthread_create(&thread, nil, start, nil) == 0 { pthread_detach(thread) }
    return number
  }

  private static func look() {
    let (line, isEnd) = state.withLock { state -> (String?, Bool) in
      guard let work = state.work.last else { return (nil, false) }
      let spent = SystemClock.computed - work.start
      if spent > state.limit {
        let limit = state.limit.rounded() == state.limit ? "\(Int(state.limit))" : "\(state.limit)"
        let text = "espalier: error: stopped after \(limit) s of \(work.name)\n"
        return (text + "hint: --max-seconds lets it take longer\n", true)
      }
      guard spent > patience, !state.hasTold else { return (nil, false) }
      state.hasTold = true
      return ("espalier: still \(work.name)\n", false)
    }
    guard let line else { return }
    let bytes = Array(line.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    if isEnd { _exit(Failure.badSource) }
  }
}
