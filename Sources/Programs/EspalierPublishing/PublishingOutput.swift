import ArgumentParser
import CommandSupport
import Dispatch
import Synchronization

/// The output of publishing, written on a separate thread: a reader that does not read does not
/// block the screen.
final class PublishingOutput: Sendable {
  /// The count of bytes that wait for the reader before lines are left out.
  private static let mostBytes = 1_000_000
  /// The time that the end waits for the reader, in milliseconds.
  private static let patience = 500

  /// The lines that wait to be written.
  private struct Waiting {
    var lines: [[UInt8]] = []
    var byteCount = 0
    var leftOutCount = 0
    var isBeingWritten = false

    /// Takes all lines; nil if there are none, when the writer has to be started again.
    mutating func take() -> (lines: [[UInt8]], leftOutCount: Int)? {
      guard !lines.isEmpty else {
        isBeingWritten = false
        return nil
      }
      defer { (lines, byteCount, leftOutCount) = ([], 0, 0) }
      return (lines, leftOutCount)
    }
  }

  private let waiting = Mutex(Waiting())
  private let sink: Mutex<OutputSink>
  private let queue = DispatchQueue(label: "espalier.output")
  private let fails: @Sendable (ExitCode) -> Void

  /// Writes to a sink.
  ///
  /// - Parameter fails: Called once with the status to end with if the output cannot be written, on
  ///   any thread.
  init(_ sink: sending OutputSink, fails: @escaping @Sendable (ExitCode) -> Void) {
    self.sink = Mutex(sink)
    self.fails = fails
  }

  /// Appends a line to be written.
  func write(_ line: [UInt8]) {
    let isFirst = waiting.withLock { waiting in
      guard waiting.byteCount + line.count <= PublishingOutput.mostBytes else {
        waiting.leftOutCount += 1
        return false
      }
      waiting.lines.append(line)
      waiting.byteCount += line.count
      defer { waiting.isBeingWritten = true }
      return !waiting.isBeingWritten
    }
    if isFirst { queue.async { self.writeAll() } }
  }

  /// Waits for a while until all lines are written.
  func finish() {
    let isDone = DispatchSemaphore(value: 0)
    queue.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + .milliseconds(PublishingOutput.patience))
  }

  private func writeAll() {
    while let (lines, leftOutCount) = waiting.withLock({ $0.take() }) {
      do {
        for line in lines { try sink.withLock { try $0.write(line) } }
      } catch {
        // Writing ends.
        return fails(error as? ExitCode ?? ExitCode(ExitStatus.cannotWrite))
      }
      if leftOutCount > 0 {
        StandardError.write(
          "espalier: warning: \(leftOutCount) lines of output were dropped, since they were not read\n"
        )
      }
    }
  }
}
