import Glibc

/// The file that a run is writing, which must not stay behind if a signal ends the run.
package enum AtomicOutputFile {
  /// The path as the signal handler uses it, which may not allocate memory.
  ///
  /// Written before the handler is installed, and only read from then on.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  /// Removes the file, if there is one: the run is not coming to its end.
  package static func remove() {
    if let path { unlink(path) }
  }

  /// Removes the file if a signal ends the process.
  ///
  /// A run has one output, so this is called once. A file that has got its final name by then is no
  /// longer found under this one.
  static func removeWhenInterrupted(_ path: SystemPath) {
    self.path = path.withCString { strdup($0) }
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let earlier = signal(number) { number in
        if let path = AtomicOutputFile.path { unlink(path) }
        // The program ends as if it had not interfered, so that a shell sees why.
        signal(number, SIG_DFL)
        raise(number)
      }
      // A process that ignores the signal (nohup) goes on.
      if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}
