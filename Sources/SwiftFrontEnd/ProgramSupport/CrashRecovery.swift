import CProgramSupport
import Glibc

/// Crash recovery of a program in parts: a part that has crashed before is left out.
///
/// A crash leaves nothing of a process that one could go on with, so the program begins again, and
/// comes by the same way to the parts that have not been tried yet. On that way standard error is
/// silent, so that no message appears twice.
@MainActor
package final class CrashRecovery {
  private let names: [String]
  private var isOnKnownWay: Bool
  /// The part whose view was the last to crash; nil once the way to it has ended.
  private var partOfLastView: String?
  /// The descriptor of standard error, while it is silenced.
  private var errors: Int32 = -1

  /// Creates the recovery with the parts that crashed in earlier runs of the program.
  package init() {
    names = (CrashRecovery.variable ?? "").split(separator: ",").map(String.init)
    isOnKnownWay = !names.isEmpty
    if isOnKnownWay { silence() }
  }

  nonisolated static var variable: String? {
    getenv("ESPALIER_CRASHED").map { String(cString: $0) }
  }

  /// Whether all have come to their end, but for trials.
  package var isEmpty: Bool { names.allSatisfy { $0.hasPrefix(CrashRecovery.trialMark) } }

  /// Whether any but a trial has crashed, not only been stopped.
  package var hasCrashes: Bool {
    names.contains {
      !$0.hasSuffix(CrashRecovery.stopMark) && !$0.hasPrefix(CrashRecovery.trialMark)
    }
  }

  /// Begins with a part without which nothing is missing.
  ///
  /// - Returns: Whether it may run: it has not crashed before.
  package func beginTrial(_ name: String, loss: String) -> Bool {
    begin(CrashRecovery.trialMark + name.replacing(",", with: ";"), loss: loss)
  }

  /// The mark before the name of a part without which nothing is missing.
  private static let trialMark = "trial "

  /// The mark after the name of a part that was stopped because it did not end.
  private static let stopMark = "!"

  /// Begins with a part.
  ///
  /// - Parameter loss: The message if the program goes on without the part.
  /// - Returns: Whether it may run: it has not crashed before.
  package func begin(_ part: String, loss: String) -> Bool {
    // The view has not been met, although its part is over.
    if let last = partOfLastView, last != part { endKnownWay() }
    for name in [part, part + CrashRecovery.stopMark] where names.contains(name) {
      // The last to crash is the end of what was heard.
      if name == names.last { endKnownWay() }
      return false
    }
    espalier_begin_part(part, loss + "\n")
    return true
  }

  /// Begins with a part of which single views may be lost.
  ///
  /// - Parameters:
  ///   - loss: The message if the program goes on without the part.
  ///   - findView: Writes the name of the view whose code runs, with a zero at the end.
  /// - Returns: The views that crashed before; nil if the part may not run.
  package func beginViews(
    of part: String,
    loss: String,
    findView: @escaping @convention(c) (UnsafeMutablePointer<CChar>, Int) -> Bool
  ) -> [CrashedView]? {
    let mark = part + "/"
    let views = names.filter { $0.hasPrefix(mark) }.map { CrashedView($0.dropFirst(mark.count)) }
    if isOnKnownWay, names.last?.hasPrefix(mark) == true { partOfLastView = part }
    guard begin(part, loss: loss) else { return nil }
    if views.count < CrashRecovery.mostViews { espalier_spare_part(findView) }
    return views
  }

  /// Notes that a view of the running part is left out.
  package func meet(_ view: CrashedView) {
    guard let part = partOfLastView, let last = names.last else { return }
    if CrashedView(last.dropFirst(part.count + 1)) == view { endKnownWay() }
  }

  /// Whether a crash may take a view alone: where placeholders are allowed.
  package nonisolated static var sparesViews: Bool { getenv("ESPALIER_SPARES") != nil }

  /// The number of views of a part that may crash before all of it is left out.
  private static let mostViews = 8

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
    partOfLastView = nil
    guard isOnKnownWay else { return }
    isOnKnownWay = false
    guard errors >= 0 else { return }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] { dup2(errors, descriptor) }
    espalier_set_silenced_errors(-1)
    close(errors)
  }
}
