package import Glibc

/// A run of this program, or of the one beside it, with other arguments.
package struct CommandRun: Sendable {
  /// 128 and more if a signal has ended it.
  package let status: Int32
  package let output: [UInt8]
  package let errors: String

  /// Why there is none.
  package struct Failed: Error {
    package let message: String
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - words: The arguments behind the program's name.
  ///   - program: The path of the program.
  ///   - onStart: Gets the id of the process, as long as it runs.
  package init(
    _ words: [String],
    program: String = "/proc/self/exe",
    onStart: (pid_t) -> Void = { _ in }
  ) throws(Failed) {
    var ends: [Int32] = [-1, -1, -1, -1]
    let areOpen = ends.withUnsafeMutableBufferPointer { buffer -> Bool in
      guard let start = buffer.baseAddress else { return false }
      return pipe(start) == 0 && pipe(start + 2) == 0
    }
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { for end in ends where end >= 0 { close(end) } }
    guard areOpen else { throw Failed(message: String(cString: strerror(errno))) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[3], STDERR_FILENO)
    // Threads of Dispatch block signals, and what they start would not end by them.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = (["espalier"] + words).map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var process = pid_t()
    let error = posix_spawn(&process, program, &actions, &attributes, &arguments, environ)
    for index in [1, 3] {
      close(ends[index])
      ends[index] = -1
    }
    guard error == 0 else { throw Failed(message: String(cString: strerror(error))) }
    onStart(process)
    let texts = CommandRun.read([ends[0], ends[2]])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    self.status = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    output = texts[0]
    errors = String(decoding: texts[1], as: UTF8.self)
  }

  /// Reads several descriptors to their ends, whichever has something.
  private static func read(_ descriptors: [Int32]) -> [[UInt8]] {
    var texts = descriptors.map { _ in [UInt8]() }
    var events = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while events.contains(where: { $0.fd >= 0 }) {
      guard poll(&events, nfds_t(events.count), -1) >= 0 || errno == EINTR else { break }
      for index in events.indices where events[index].fd >= 0 && events[index].revents != 0 {
        let count = Glibc.read(events[index].fd, &chunk, chunk.count)
        if count > 0 {
          texts[index] += chunk[..<count]
        } else if count == 0 || errno != EINTR {
          // Nothing is waited for any more.
          events[index].fd = -1
        }
      }
    }
    return texts
  }
}
