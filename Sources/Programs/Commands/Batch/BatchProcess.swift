import CommandSupport
import Glibc
import SwiftSources

/// A worker of a batch as the process sees it that hands out items.
final class BatchProcess {
  private let id: pid_t
  let link: ProcessLink
  /// The Swift sources that it has been made of; nil for specs.
  let program: String?
  /// Whether it has said that it can be given items.
  var isReady = false
  /// The numbers of the items that it has and no results yet, in order.
  var items: [Int] = []
  /// The time of its last progress, and the processor time it had used by then.
  private var progress: (time: Double, computed: Double) = (0, 0)

  /// Starts a worker.
  ///
  /// - Parameter program: The Swift sources that it is to become; nil for specs.
  init(program: String?) throws(Failure) {
    guard let (own, other) = ProcessLink.pair() else {
      throw Failure("there are no sockets for workers", status: ExitStatus.cannotWrite)
    }
    defer { other.close() }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, other.descriptor, BatchWorker.descriptor)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this process handles end workers.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // Keys of the terminal are for this process, which ends its workers.
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = ["--worker-link", "\(BatchWorker.descriptor)"]
    if let program { words.append("--worker-program=\(program)") }
    var process = pid_t()
    let error = ProgramArguments.withCArguments(and: words) {
      posix_spawn(&process, "/proc/self/exe", &actions, &attributes, $0, environ)
    }
    guard error == 0 else {
      own.close()
      let reason = String(cString: strerror(error ?? ENOMEM))
      throw Failure("cannot start a worker: \(reason)", status: ExitStatus.cannotWrite)
    }
    (id, link, self.program) = (process, own, program)
    // A message that stops in its middle is given up.
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      own.descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
  }

  /// Gives it items.
  ///
  /// - Returns: Whether it is there to take them.
  func take(_ numbers: [Int], _ items: [BatchItem]) -> Bool {
    if self.items.isEmpty { noteProgress() }
    self.items += numbers
    return link.send(BatchRequest(items: items))
  }

  /// Begins to count its time anew.
  func noteProgress() { progress = (SystemClock.monotonic, computed) }

  /// Whether it has been at one item for longer than it may: a program of Swift sources watches itself, and
  /// may wait besides.
  func isStuck(after seconds: Double) -> Bool {
    let limit = program == nil ? seconds : 2 * seconds + 10
    let waited = SystemClock.monotonic - progress.time
    return waited > limit && (computed - progress.computed > limit || waited > 10 * limit)
  }

  /// The processor time that it has taken, in seconds.
  private var computed: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Ends it.
  ///
  /// - Parameter isExpected: Whether it seems to be at its end, which is waited for.
  /// - Returns: The reason for which it had ended before, in words; nil if this call ended it.
  @discardableResult
  func end(isExpected: Bool = false) -> String? {
    link.close()
    var (status, isOver): (Int32, Bool) = (0, false)
    // One that has closed its line is at its end, or about to be.
    for _ in 0..<(isExpected ? 50 : 0) where !isOver {
      isOver = waitpid(id, &status, WNOHANG) != 0
      if !isOver { usleep(2_000) }
    }
    if !isOver {
      kill(id, SIGKILL)
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }
    let signal = status & 0x7F
    if signal == SIGKILL { return nil }
    return signal == 0 ? "status \(status >> 8 & 0xFF)" : "signal \(signal)"
  }
}
