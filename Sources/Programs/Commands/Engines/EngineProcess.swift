import Glibc

/// A process of another engine, with lines to and from it that never make this one wait.
struct EngineProcess {
  private let id: pid_t
  private var input: Int32
  private var output: Int32
  /// The bytes still to be written.
  private var unsent: ArraySlice<UInt8> = []
  /// The beginning of a line that has not ended.
  private var rest: [UInt8] = []

  /// The longest line that is read, in bytes.
  static let longestLine = 1 << 26

  /// An event of the process.
  enum Event {
    /// It has written, and these are the complete lines.
    case lines([[UInt8]])
    /// It has read some of the bytes written to it.
    case progress
    /// Nothing has happened.
    case silence
    /// It has closed its output.
    case end
    /// It writes a line that is longer than any answer.
    case endlessLine
  }

  /// Starts a command of the shell; nil if the system has no room for another process.
  init?(_ command: String) {
    var toEngine: [Int32] = [-1, -1]
    var fromEngine: [Int32] = [-1, -1]
    guard pipe(&toEngine) == 0 else { return nil }
    guard pipe(&fromEngine) == 0 else {
      toEngine.forEach { close($0) }
      return nil
    }
    for descriptor in toEngine + fromEngine { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toEngine[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromEngine[1], STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Processes that the command starts end with it, and a reader that goes away ends it as usual.
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF)
    )
    var process = pid_t()
    let words: [UnsafeMutablePointer<CChar>?] = ["/bin/sh", "-c", command]
      .map { (word: String) in strdup(word) }
    defer { words.forEach { free($0) } }
    let error = posix_spawn(&process, "/bin/sh", &actions, &attributes, words + [nil], environ)
    close(toEngine[0])
    close(fromEngine[1])
    (id, input, output) = (process, toEngine[1], fromEngine[0])
    guard error == 0 else {
      close(input)
      close(output)
      return nil
    }
    for descriptor in [input, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  // MARK: Lines

  /// Has a line written as soon as the process takes it.
  mutating func send(_ line: [UInt8]) {
    unsent = unsent.isEmpty ? line[...] : unsent + line
  }

  /// Says that there is nothing more to come.
  mutating func finishSending() {
    guard input >= 0, unsent.isEmpty else { return }
    close(input)
    input = -1
  }

  /// Waits until something happens, or so many milliseconds have passed.
  mutating func wait(milliseconds: Int32) -> Event {
    var ends = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
    if input >= 0, !unsent.isEmpty {
      ends.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0))
    }
    guard poll(&ends, nfds_t(ends.count), milliseconds) > 0 else { return .silence }
    let hasWritten = ends.count > 1 && ends[1].revents != 0 && write()
    guard ends[0].revents != 0 else { return hasWritten ? .progress : .silence }
    return read()
  }

  private mutating func write() -> Bool {
    let count = unsent.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
    if count < 0 {
      guard errno != EAGAIN, errno != EINTR else { return false }
      // Whoever reads no more is about to end, which is told where answers are read.
      unsent = []
      close(input)
      input = -1
      return false
    }
    unsent = unsent.dropFirst(count)
    return count > 0
  }

  private mutating func read() -> Event {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { Glibc.read(output, $0.baseAddress, $0.count) }
    if count < 0 { return errno == EAGAIN || errno == EINTR ? .silence : .end }
    guard count > 0 else { return .end }
    var lines: [[UInt8]] = []
    var start = 0
    for index in 0..<count where chunk[index] == UInt8(ascii: "\n") {
      lines.append(rest + chunk[start..<index])
      rest = []
      start = index + 1
    }
    rest += chunk[start..<count]
    if rest.count > EngineProcess.longestLine { return .endlessLine }
    return .lines(lines.filter { !$0.allSatisfy { $0 == UInt8(ascii: " ") } })
  }

  /// The last line if it has not been ended.
  var unendedLine: [UInt8]? { rest.isEmpty ? nil : rest }

  // MARK: The end

  /// Ends the process with all that it has started, unless it has ended, and waits for that.
  ///
  /// - Parameter patience: For how long it may go on by itself.
  /// - Returns: Its exit status, 128 and more if a signal has ended it.
  mutating func end(after patience: Duration) -> Int32 {
    for descriptor in [input, output] where descriptor >= 0 { close(descriptor) }
    (input, output) = (-1, -1)
    var status: Int32 = 0
    let limit = ContinuousClock.now + patience
    while ContinuousClock.now < limit {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id || (ended < 0 && errno != EINTR) { return EngineProcess.exitStatus(status) }
      usleep(2000)
    }
    kill(-id, SIGKILL)
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return EngineProcess.exitStatus(status)
  }

  private static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
