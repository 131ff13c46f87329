import Glibc

/// The time that processors spent for a process; deep trees are laid out on a thread of their own.
enum ProcessorTime {
  /// The time of this process so far, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// What `body` takes, in seconds.
  static func of(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }
}
