import Glibc

extension WatchedInputs {
  /// Waits until files are others than they were, and are saved.
  ///
  /// - Parameters:
  ///   - before: The stamp of the files as they were.
  ///   - isEnding: Whether waiting is to be broken off.
  /// - Returns: The new stamp, or the last one.
  package func nextStamp(after before: String, unless isEnding: () -> Bool) -> String {
    var last = before
    while !isEnding() {
      let start = SystemClock.monotonic
      let stamp = stamp()
      // A file that is being saved goes on changing for a moment.
      if stamp != before, stamp == last { return stamp }
      last = stamp
      // A tenth of a processor at most, however many files there are.
      let pause = stamp == before ? WatchedInputs.restingPause : WatchedInputs.savingPause
      usleep(useconds_t(max(pause, 9 * (SystemClock.monotonic - start)) * 1e6))
    }
    return last
  }

  /// The pauses between looks, in seconds: while nothing happens, and while files are saved.
  private static let (restingPause, savingPause) = (0.15, 0.05)
}
