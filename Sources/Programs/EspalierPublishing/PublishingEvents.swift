import AccessibilityCore
import ArgumentParser
import Dispatch
import Glibc

/// Something that happens while a screen is published.
enum PublishingEvent: Sendable {
  /// Assistive technology asks for something.
  case request(PublishedRequest)
  /// Something has happened to the files of the screen.
  case file(FileWatcher.News)
  /// The program of a Swift source has something to tell.
  case program(ProgramEvent)
  /// The user or the system asks for the end.
  case interrupted
  /// The bus has gone.
  case audienceLost
  /// The output cannot be written; with the status to end with.
  case outputFailed(ExitCode)
}

/// Brings everything that happens into one line.
///
/// Sources: the publisher's requests, the signals that end a process, changes of the file, an output that
/// cannot be written to.
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

  /// Takes the signals that would end the process, so that it can clean up.
  func takeSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { [continuation] in continuation.yield(.interrupted) }
      source.activate()
      signals.append(source)
    }
  }

  /// Takes the publisher's requests; their end is the end of the audience.
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

  /// Takes the changes of files since they were as they are known.
  func takeChanges(
    of files: @escaping @Sendable () -> WatchedFiles,
    since known: [FileIdentity?]
  ) throws(FileWatcher.Failure) {
    watcher = try FileWatcher(files, known: known) { [continuation] in
      continuation.yield(.file($0))
    }
  }
}
