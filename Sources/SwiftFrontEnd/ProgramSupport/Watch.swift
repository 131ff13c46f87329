import CProgramSupport

/// The watchdog of a program whose code may not end.
package enum Watch {
  /// Stops parts of the program (``CrashRecovery``) that go on for too long, or take all memory.
  ///
  /// - Parameters:
  ///   - seconds: The longest time that each may compute, or wait.
  ///   - mayWait: Whether they may wait longer.
  ///   - isQuiet: Whether nothing is said of those that take some seconds.
  package static func begin(seconds: Double, mayWait: Bool, isQuiet: Bool) {
    espalier_allow_waiting(mayWait)
    espalier_watch(seconds, isQuiet)
  }

  /// Begins to count anew: the program has come further.
  package static func noteProgress() { espalier_note_progress() }

  /// Ends the part that is being run for something that it did, with that status.
  package static func stopPart(_ message: String, status: Int32) {
    espalier_stop_part(message + "\n", status)
  }
}
