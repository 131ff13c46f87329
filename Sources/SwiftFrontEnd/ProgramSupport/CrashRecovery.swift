import CProgramSupport
import Glibc

/// Parts of a program that may crash without the others: what has crashed before is left out.
///
/// A crash leaves nothing of a process that one could go on with, so the program begins again, and
/// comes by the same way to the parts that have not been tried yet. Nobody hears a second time what is
/// written to standard error on that way.
@MainActor
package final class CrashRecovery {
  private let names: [String]
  private var isOnKnownWay: Bool
  /// What standard error is, while nobody hears it.
  private var errors: Int32 = -1

  /// What this program has been told by the one before it.
  package init() {
    names = (CrashRecovery.variable ?? "").split(separator: ",").map(String.init)
    isOnKnownWay = !names.isEmpty
    if isOnKnownWay { silence() }
  }

  nonisolated static var variable: String? {
    getenv("ESPALIER_CRASHED").map { String(cString: $0) }
  }

  /// Whether all have come to their end.
  package var isEmpty: Bool { names.isEmpty }

  /// Whether any has crashed, not only been stopped.
  package var hasCrashes: Bool { names.contains { !$0.hasSuffix(CrashRecovery.stopMark) } }

  /// What is behind the name of a part that was stopped: it went on without an end.
  private static let stopMark = "!"

  /// Begins with a part.
  ///
  /// - Parameter loss: What is said when the program goes on without the part.
  /// - Returns: Whether it may run: it has not crashed before.
  package func begin(_ part: String, loss: String) -> Bool {
    for name in [part, part + CrashRecovery.stopMark] where names.contains(name) {
      // The last to crash is the end of what was heard.
      if name == names.last { endKnownWay() }
      return false
    }
    espalier_begin_part(part, loss + "\n")
    return true
  }

  /// Ends the last part: what crashes from now on ends the program.
  package func end() {
    espalier_begin_part(nil, nil)
    endKnownWay()
  }

  private func silence() {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard nowhere >= 0, errors >= 0 else { return }
    espalier_set_silenced_errors(errors)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, descriptor) }
    close(nowhere)
  }

  private func endKnownWay() {
    guard isOnKnownWay else { return }
    isOnKnownWay = false
    guard errors >= 0 else { return }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] { dup2(errors, descriptor) }
    espalier_set_silenced_errors(-1)
    close(errors)
  }
}
