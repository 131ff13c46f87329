import Glibc

/// A program made of Swift sources that runs beside this one.
package struct RunningProgram: Sendable {
  private let process: pid_t

  init(_ process: pid_t) { self.process = process }

  /// Waits for its end.
  ///
  /// - Returns: Its exit status, or 128 and the number of the signal that ended it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return Failure.software }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Ends it at once.
  package func end() { kill(process, SIGKILL) }
}
