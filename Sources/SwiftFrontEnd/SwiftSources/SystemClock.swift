import Glibc

/// Clocks of the system, in seconds.
package enum SystemClock {
  /// The time of a clock that cannot be set, in seconds.
  package static var monotonic: Double { read(CLOCK_MONOTONIC) }

  /// The processor time of this process, in seconds.
  static var computed: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
