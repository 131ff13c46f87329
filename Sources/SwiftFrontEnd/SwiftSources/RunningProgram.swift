import Glibc
import Synchronization

/// A program made of Swift sources that runs beside this one.
package final class RunningProgram: Sendable {
  private let process: pid_t
  /// Whether its end is known: its number may be another's from then on.
  private let isOver = Mutex(false)
  /// Keeps the program in the cache as long as it runs.
  private let lock: FileLock

  init(_ process: pid_t, _ lock: FileLock) { (self.process, self.lock) = (process, lock) }

  /// Waits for its end, once.
  ///
  /// - Returns: Its exit status, or 128 and the number of the signal that ended it.
  package func wait() -> Int32 {
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return isOver.withLock { isOver in
      isOver = true
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 {
        guard errno == EINTR else { return Failure.software }
      }
      let signal = status & 0x7F
      return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
  }

  /// Ends it at once.
  package func end() {
    isOver.withLock { isOver in
      if !isOver { _ = kill(process, SIGKILL) }
    }
  }
}
