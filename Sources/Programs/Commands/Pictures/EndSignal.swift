import Glibc
import Synchronization

/// The wish of the user's, by a signal, that a command ends which would go on forever.
enum EndSignal {
  private static let given = Atomic(false)
  /// The process that is to end, too; 0 for none.
  private static let process = Atomic<pid_t>(0)

  static var isGiven: Bool { given.load(ordering: .sequentiallyConsistent) }

  /// Lets signals that ask this process to end be noticed, and waiting be broken off.
  static func listen() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in
        EndSignal.given.store(true, ordering: .sequentiallyConsistent)
        let process = EndSignal.process.load(ordering: .sequentiallyConsistent)
        if process > 0 { kill(process, SIGTERM) }
      }
      sigaction(number, &action, nil)
    }
  }

  /// Lets a process end with this one.
  static func handOn(to process: pid_t) {
    self.process.store(process, ordering: .sequentiallyConsistent)
    // The signal may have come before.
    if process > 0, isGiven { kill(process, SIGTERM) }
  }
}
