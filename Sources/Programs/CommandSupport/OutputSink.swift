import ArgumentParser
import Glibc
import SpecFormat
import Synchronization

/// Standard output, or a file that gets its name once it is complete.
package final class OutputSink {
  private let path: SystemPath?
  /// The temporary file until the output is complete; nil if it is written in place.
  private let temporary: SystemPath?
  /// The path of the complete output: that of a link's target, not of the link.
  private let target: SystemPath
  private var descriptor: Int32
  private var isEmpty = true
  /// The count of bytes that may still be written.
  private var room: Int
  /// The socket to the command that prints the output along with others'.
  private let link: ProcessLink?

  /// The default limit of bytes.
  package static let usualLimit = 4_000_000_000

  private static let standardOutputDescriptor = Atomic(STDOUT_FILENO)

  /// The descriptor of standard output.
  package static var standardOutput: Int32 {
    get { standardOutputDescriptor.load(ordering: .relaxed) }
    set { standardOutputDescriptor.store(newValue, ordering: .relaxed) }
  }

  /// Writes to a command that prints the output of several programs.
  package init(link: ProcessLink) {
    self.link = link
    room = OutputSink.usualLimit
    path = nil
    temporary = nil
    target = SystemPath("")
    descriptor = link.descriptor
  }

  /// Passes output to the command that prints for several processes, if there is one.
  package func hand(_ output: PartOutput) { link?.send(output) }

  /// Opens a file; standard output for nil.
  package init(path: SystemPath?, limit: Int = usualLimit) throws {
    room = limit
    link = nil
    // A closed pipe is an error to report, and does not end the process.
    signal(SIGPIPE, SIG_IGN)
    // The same goes for the limit of file sizes.
    signal(SIGXFSZ, SIG_IGN)
    self.path = path
    guard let path else {
      target = SystemPath("")
      temporary = nil
      descriptor = OutputSink.standardOutput
      return
    }
    var status = stat()
    let exists = path.withCString { stat($0, &status) } == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // Devices and pipes are written to, and not replaced by a file.
      target = path
      temporary = nil
      descriptor = path.withCString { Glibc.open($0, O_WRONLY | O_CLOEXEC) }
      if descriptor < 0 { throw failure() }
      return
    }
    target = exists ? OutputSink.resolved(path) : path
    let temporary = SystemPath(bytes: target.bytes + Array(".\(getpid()).tmp".utf8))
    self.temporary = temporary
    AtomicOutputFile.removeWhenInterrupted(temporary)
    descriptor = temporary.withCString {
      Glibc.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    if descriptor < 0 { throw failure() }
    // An existing file keeps its permissions.
    if exists { fchmod(descriptor, status.st_mode & 0o7777) }
  }

  deinit { discard() }

  /// `true` if the output may have colours: on a terminal.
  package var isColored: Bool { path == nil && Terminal.hasColors(descriptor) }

  package func write(_ text: String) throws { try write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(write) }

  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    isEmpty = isEmpty && bytes.isEmpty
    guard bytes.count <= room else {
      errno = EFBIG
      throw failure(hint: "raise --max-output")
    }
    room -= bytes.count
    if let link {
      var output = PartOutput()
      output.text = Array(bytes)
      link.send(output)
      return
    }
    var written = 0
    while written < bytes.count {
      let rest = bytes[written...]
      let count = Glibc.write(
        descriptor,
        UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        rest.count
      )
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure() }
      written += count
    }
  }

  /// Completes the output: a file gets its name, unless nothing was written.
  package func close() throws {
    guard path != nil, descriptor >= 0 else { return }
    guard let temporary else {
      guard Glibc.close(descriptor) == 0 else { throw failure() }
      descriptor = -1
      return
    }
    if isEmpty { return discard() }
    guard fsync(descriptor) == 0 || errno == EINVAL, Glibc.close(descriptor) == 0 else {
      throw failure()
    }
    descriptor = -1
    let status = temporary.withCString { old in target.withCString { rename(old, $0) } }
    guard status == 0 else {
      let failure = failure()
      _ = temporary.withCString { unlink($0) }
      throw failure
    }
  }

  /// Removes incomplete output.
  private func discard() {
    guard path != nil, descriptor >= 0 else { return }
    Glibc.close(descriptor)
    descriptor = -1
    if let temporary { _ = temporary.withCString { unlink($0) } }
  }

  /// Reports the error, unless the reader has closed the pipe, and returns the exit status.
  private func failure(hint: String? = nil) -> ExitCode {
    if errno != EPIPE || path != nil {
      let reason = String(cString: strerror(errno))
      let name = path?.description ?? "the output"
      StandardError.write(
        Diagnostic(.error, "cannot write \(name): \(reason)", hint: hint, file: "espalier")
      )
    }
    discard()
    return ExitCode(ExitStatus.cannotWrite)
  }

  /// Returns the target of a path, through links.
  private static func resolved(_ path: SystemPath) -> SystemPath {
    guard let resolved = path.withCString({ realpath($0, nil) }) else { return path }
    defer { free(resolved) }
    return SystemPath(
      bytes: Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    )
  }
}
