import CSpawning
import Foundation
import Testing

/// A program that runs beside a test, in a process group of its own that ends with this object.
final class ChildProcess {
  let pid: pid_t
  private let input: Int32
  private let output: Int32
  private var unread: [UInt8] = []
  private var isAtEnd = false

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts a program whose standard error goes to a file.
  init(
    _ path: String,
    _ arguments: [String],
    environment: [String: String],
    errors: String
  ) throws {
    // Sockets, since writing to a pipe whose reader is gone would end the tests.
    let (input, itsInput) = try ChildProcess.socketPair()
    let (output, itsOutput) = try ChildProcess.socketPair()
    (self.input, self.output) = (input, output)
    defer {
      close(itsInput)
      close(itsOutput)
    }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, itsInput, 0)
    posix_spawn_file_actions_adddup2(&actions, itsOutput, 1)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    // Files that other tests are writing at this moment are not its own.
    _ = espalier_add_close_from(&actions, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of the tests block signals, which programs would inherit, deaf to those that end them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK)
    )

    var pid = pid_t()
    let failure = ChildProcess.withCStrings([path] + arguments) { argv in
      ChildProcess.withCStrings(environment.map { "\($0)=\($1)" }) { envp in
        posix_spawn(&pid, path, &actions, &attributes, argv, envp)
      }
    }
    self.pid = pid
    guard failure == 0 else {
      throw Failure(description: "cannot start \(path): \(String(cString: strerror(failure)))")
    }
  }

  deinit {
    // Whoever is left of the group; its leader is not waited for before, so the number is its own.
    if pid > 0 {
      kill(-pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    close(input)
    close(output)
  }

  // MARK: Talking

  func write(_ line: String) throws {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure(description: "process \(pid) does not listen") }
      rest = rest.dropFirst(count)
    }
  }

  /// Tells the program that there is no more to read.
  func closeInput() { shutdown(input, Int32(SHUT_WR)) }

  /// The next line of the output; nil at its end.
  func readLine(before deadline: ContinuousClock.Instant) throws -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      guard try readMore(before: deadline) else {
        defer { unread = [] }
        return unread.isEmpty ? nil : String(decoding: unread, as: UTF8.self)
      }
    }
  }

  /// All of the output that has not been read.
  func readToEnd(before deadline: ContinuousClock.Instant) throws -> String {
    while try readMore(before: deadline) {}
    defer { unread = [] }
    return String(decoding: unread, as: UTF8.self)
  }

  private func readMore(before deadline: ContinuousClock.Instant) throws -> Bool {
    guard !isAtEnd else { return false }
    let left = (deadline - .now) / .milliseconds(1)
    var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard left > 0, poll(&descriptor, 1, Int32(left.rounded(.up))) > 0 else {
      throw Failure(description: "process \(pid) said nothing in time")
    }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(output, &chunk, chunk.count)
    guard count > 0 else {
      isAtEnd = true
      return false
    }
    unread += chunk[..<count]
    return true
  }

  // MARK: Ending

  func signal(_ number: Int32) { kill(pid, number) }

  /// Waits for the end and gives the exit status, or the negative number of the signal.
  func wait(before deadline: ContinuousClock.Instant) throws -> Int32 {
    var info = siginfo_t()
    while true {
      // WNOWAIT keeps the number in use until this object ends.
      waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
      if info.si_signo != 0 { break }
      guard ContinuousClock.now < deadline else {
        throw Failure(description: "process \(pid) did not end in time")
      }
      usleep(2_000)
    }
    let status = info._sifields._sigchld.si_status
    return info.si_code == Int32(CLD_EXITED) ? status : -status
  }

  private static func socketPair() throws -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Failure(description: "no sockets: \(String(cString: strerror(errno)))")
    }
    return (ends[0], ends[1])
  }

  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
