import ArgumentParser
import Glibc

/// Standard output, or a file that takes its name only when it is complete.
final class OutputSink {
  private let path: String?
  private let temporary: String?
  private var descriptor: Int32

  /// Opens standard output for nil.
  init(path: String?) throws {
    // A reader that goes away is an error to report, not a reason to be killed.
    signal(SIGPIPE, SIG_IGN)
    self.path = path
    guard let path else {
      temporary = nil
      descriptor = STDOUT_FILENO
      return
    }
    let temporary = "\(path).\(getpid()).tmp"
    self.temporary = temporary
    descriptor = Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw failure() }
  }

  deinit { discard() }

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure() }
      written += count
    }
  }

  /// Completes the output: a file gets its name.
  func close() throws {
    guard let path, let temporary, descriptor >= 0 else { return }
    guard fsync(descriptor) == 0 || errno == EINVAL, Glibc.close(descriptor) == 0 else {
      throw failure()
    }
    descriptor = -1
    guard rename(temporary, path) == 0 else {
      let failure = failure()
      unlink(temporary)
      throw failure
    }
  }

  /// Leaves nothing behind if the output was not completed.
  private func discard() {
    guard let temporary, descriptor >= 0 else { return }
    Glibc.close(descriptor)
    unlink(temporary)
  }

  /// Says what went wrong, unless it is a reader who has seen enough, and gives the status to end
  /// with.
  private func failure() -> ExitCode {
    if errno != EPIPE || path != nil {
      let reason = String(cString: strerror(errno))
      StandardError.write("espalier: error: cannot write \(path ?? "the output"): \(reason)\n")
    }
    discard()
    descriptor = -1
    return ExitCode(ExitStatus.cannotWrite)
  }
}

/// Standard error, for everything that is not a result.
enum StandardError {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
