import AccessibilityCore
import ArgumentParser
import Dispatch
import Glibc

/// An event while a screen is published.
enum PublishingEvent: Sendable {
  /// A request of assistive technology.
  case request(PublishedRequest)
  /// A change of the screen's files.
  case file(FileWatcher.News)
  /// An event of a Swift source's program.
  case program(ProgramEvent)
  /// The user or the system ends the process.
  case interrupted
  /// The bus has gone.
  case audienceLost
  /// The output cannot be written; with the status to end with.
  case outputFailed(ExitCode)
}

/// Merges all events into one stream.
///
/// The sources are the publisher's requests, the signals that end a process, changes of files, and
/// a failure to write the output.
final class PublishingEvents {
  let stream: AsyncStream<PublishingEvent>
  private let continuation: AsyncStream<PublishingEvent>.Continuation
  private var signals: [any DispatchSourceSignal] = []
  private var watcher: FileWatcher?
  private var forwarding: Task<Void, Never>?

  init() { (stream, continuation) = AsyncStream.makeStream() }

  deinit {
    forwarding?.cancel()
    for signal in signals { signal.cancel() }
  }

  /// Handles the signals that would end the process, so that it can clean up.
  func takeSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { [continuation] in continuation.yield(.interrupted) }
      source.activate()
      signals.append(source)
    }
  }

  /// Receives the publisher's requests; their end ends the stream.
  func takeRequests(of publisher: any AccessibilityPublisher) {
    forwarding = Task { [continuation] in
      for await request in publisher.requests { continuation.yield(.request(request)) }
      continuation.yield(.audienceLost)
    }
  }

  /// Receives a program's events, on any thread.
  var takesNews: @Sendable (ProgramEvent) -> Void {
    { [continuation] in continuation.yield(.program($0)) }
  }

  /// Receives a failure to write the output, on any thread.
  var takesOutputFailure: @Sendable (ExitCode) -> Void {
    { [continuation] in continuation.yield(.outputFailed($0)) }
  }

  /// Receives changes of files since their known identities.
  func takeChanges(
    of files: @escaping @Sendable () -> WatchedFiles,
    since known: [FileIdentity?]
  ) throws(FileWatcher.Failure) {
    watcher = try FileWatcher(files, known: known) { [continuation] in
      continuation.yield(.file($0))
    }
  }
}
