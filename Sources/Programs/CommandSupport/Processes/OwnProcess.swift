package import Glibc

/// Another process of this executable, with the same arguments.
package struct OwnProcess {
  package let id: pid_t

  /// The reason that the process could not be started.
  package struct Failed: Error, CustomStringConvertible {
    package let description: String
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - subcommand: Replaces the subcommand; nil for this process's arguments.
  ///   - others: The arguments behind the subcommand.
  package init(of subcommand: String? = nil, and others: [String]) throws(Failed) {
    var process = pid_t()
    let error = ProgramArguments.withCArguments(of: subcommand, and: others) {
      posix_spawn(&process, "/proc/self/exe", nil, nil, $0, environ)
    }
    guard error == 0 else {
      throw Failed(description: String(cString: strerror(error ?? ENOMEM)))
    }
    id = process
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: The exit status, 128 and more if a signal has ended it; nil if it is not known.
  package func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
