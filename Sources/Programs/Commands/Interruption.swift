import CommandSupport
import Glibc
import SwiftSources
import Synchronization

/// The end of a command by a signal while it shows the modules of a project: what is done stays, and it is
/// said which ones were not reached.
enum Interruption {
  private struct State {
    var isListening = false
    /// The modules that have not been shown, in order.
    var waiting: [String] = []
    /// The program that shows one of them.
    var running: RunningProgram?
  }

  private static let state = Mutex(State())

  /// Waits for signals that end the command, for as long as it runs.
  ///
  /// - Parameter modules: The names of the modules to be shown.
  static func listen(for modules: [String]) {
    let isFirst = state.withLock { state in
      state.waiting += modules
      defer { state.isListening = true }
      return !state.isListening
    }
    guard isFirst else { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    let waited = signals
    // Threads that begin later have the same.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let hasThread = WorkerThread.start { end(by: waited) }
    if !hasThread { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Notes the program that shows a module now.
  static func begin(_ program: RunningProgram) {
    state.withLock { $0.running = program }
  }

  /// Notes that a module is done, successfully or not.
  static func end(_ module: String?) {
    state.withLock { state in
      state.running = nil
      if let index = state.waiting.firstIndex(where: { $0 == module }) {
        state.waiting.remove(at: index)
      }
    }
  }

  /// Waits for one of some signals, and ends the process by the signal's default action.
  private static func end(by signals: sigset_t) {
    var (signals, number) = (signals, Int32(0))
    guard sigwait(&signals, &number) == 0 else { return }
    // The lock is kept, so that nothing goes on.
    state.withLock { state in
      state.running?.end()
      AtomicOutputFile.remove()
      if !state.waiting.isEmpty {
        StandardError.write("espalier: ended before all was shown: \(text(state.waiting))\n")
      }
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
  }

  private static func text(_ modules: [String]) -> String {
    let count = modules.count == 1 ? "1 module was" : "\(modules.count) modules were"
    return "\(count) not reached: \(modules.joined(separator: ", "))"
  }
}
