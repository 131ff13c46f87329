import Glibc

/// A program that the driver starts and waits for.
package struct Subprocess {
  private let arguments: [String]
  private let temporaries: String?

  /// Creates a program to start.
  ///
  /// - Parameter temporaries: The folder for what the program leaves behind: the compiler's driver
  ///   removes its temporary folders only when nothing goes wrong. nil leaves the choice to it.
  package init(_ arguments: [String], temporaries: String? = nil) {
    self.arguments = arguments
    self.temporaries = temporaries
  }

  package struct Result {
    /// 0 if all went well, 128 and the signal's number if a signal ended it.
    package let status: Int32
    /// Both outputs.
    package let output: String

    /// The status of a process that was ended since it took too long, as timeout(1) has it.
    static let timedOut: Int32 = 124

    /// The reason why nothing could be written, in the system's words; nil unless that happened.
    var writeProblem: String? {
      let problems = [ENOSPC, EDQUOT, EFBIG, EROFS].map { String(cString: strerror($0)) }
      for line in output.split(separator: "\n") where line.lowercased().contains("error:") {
        let end = line.last == "'" ? line.dropLast() : line
        if let problem = problems.first(where: end.hasSuffix) { return problem }
      }
      // The linker writes what it has mapped.
      switch status {
      case 128 + SIGBUS: return problems[0]
      case 128 + SIGXFSZ: return problems[2]
      default: return nil
      }
    }
  }

  /// A program that has been started and must be waited for.
  struct Running {
    fileprivate let process: pid_t
    fileprivate let output: Int32
    fileprivate let arguments: [String]
    /// The time when it began.
    fileprivate let begun = SystemClock.monotonic

    /// Waits for its end.
    func wait() -> Result {
      defer { close(output) }
      let text = Subprocess.text(from: output)
      var (status, usage) = (Int32(0), rusage())
      while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
      Supervisor.end(group: process)
      ProcessTimes.note(arguments, since: begun, usage, output: text)
      let signal = status & 0x7F
      return Result(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: text)
    }
  }

  /// Runs the program, found by `PATH` unless its name has a slash.
  package func run() throws(Failure) -> Result { try start().wait() }

  /// Runs the program, and ends it after some seconds.
  func run(atMost seconds: Double) throws(Failure) -> Result {
    let running = try start()
    let end = SystemClock.monotonic + seconds
    var left = seconds
    var bytes: [UInt8] = []
    while left > 0 {
      var event = pollfd(fd: running.output, events: Int16(POLLIN), revents: 0)
      let count = poll(&event, 1, Int32(left * 1_000) + 1)
      if count > 0, !Subprocess.take(from: running.output, to: &bytes) {
        let status = running.wait().status
        return Result(status: status, output: String(decoding: bytes, as: UTF8.self))
      }
      left = end - SystemClock.monotonic
    }
    kill(-running.process, SIGKILL)
    kill(running.process, SIGKILL)
    _ = running.wait()
    return Result(status: Result.timedOut, output: String(decoding: bytes, as: UTF8.self))
  }

  /// Takes what there is to read; false at the end.
  private static func take(from descriptor: Int32, to bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { return true }
    if count > 0 { bytes += chunk[..<count] }
    return count > 0
  }

  /// Starts the program.
  func start() throws(Failure) -> Running {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw cannotStart(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    var environment = ProgramEnvironment()
    if let temporaries { environment["TMPDIR"] = temporaries }
    // A separate process group, which ends as a whole with this process (``Supervisor``).
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this process waits for on a separate thread must reach the others.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK)
    )
    let error = environment.withCStrings {
      posix_spawnp(&process, arguments[0], &actions, &attributes, &words, $0)
    }
    if error == 0 { Supervisor.begin(group: process) }
    close(ends[1])
    if error != 0 {
      close(ends[0])
      throw cannotStart(error)
    }
    return Running(process: process, output: ends[0], arguments: arguments)
  }

  private func cannotStart(_ error: Int32) -> Failure {
    Failure(
      "cannot start \(arguments[0]): \(String(cString: strerror(error)))",
      status: Failure.unavailable
    )
  }

  private static func text(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }
}
