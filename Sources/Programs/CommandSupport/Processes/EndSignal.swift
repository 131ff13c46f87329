package import Glibc
import Synchronization

/// The wish of the user's, by a signal, that a command ends which would go on forever.
package enum EndSignal {
  /// Its number; 0 for none.
  private static let given = Atomic<Int32>(0)
  /// The process that is to end, too; 0 for none.
  private static let process = Atomic<pid_t>(0)

  package static var isGiven: Bool { given.load(ordering: .sequentiallyConsistent) != 0 }

  /// Lets signals that ask this process to end be noticed, and waiting be broken off.
  package static func listen() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        EndSignal.given.store(number, ordering: .sequentiallyConsistent)
        let process = EndSignal.process.load(ordering: .sequentiallyConsistent)
        if process > 0 { kill(process, SIGTERM) }
      }
      sigaction(number, &action, nil)
    }
  }

  /// Lets a process end with this one.
  package static func handOn(to process: pid_t) {
    self.process.store(process, ordering: .sequentiallyConsistent)
    // The signal may have come before.
    if process > 0, isGiven { kill(process, SIGTERM) }
  }

  /// Ends this process as if the signal had not been noticed, so that a shell sees why.
  package static func endProcess() -> Never {
    let number = given.load(ordering: .sequentiallyConsistent)
    signal(number, SIG_DFL)
    raise(number)
    _exit(128 + number)
  }
}
