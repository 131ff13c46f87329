import AccessibilityCore
import ArgumentParser
import CommandSupport
import Export
import LayoutCore
import SpecFormat

/// A screen that is published and lives: it answers requests and follows its file.
///
/// Everything that happens comes by one line of events and is dealt with one after the other, so
/// that what is printed and what clients see agree.
struct PublishingSession {
  let source: PublishingSource
  let publisher: any AccessibilityPublisher
  let sink: OutputSink

  /// The name that clients list the application by.
  static let applicationName = "espalier"

  /// Publishes the screen until the user ends it.
  ///
  /// - Parameters:
  ///   - path: The file to follow; nil to leave the screen as it was read.
  ///   - isChecking: Whether to read the tree back and end.
  /// - Throws: The status to end with, unless the user ended it.
  func run(watching path: String?, checking isChecking: Bool) async throws {
    let known = path.flatMap { FileIdentity(of: $0) }
    let spec = try source.read()
    guard let screen = source.screen(of: spec) else { return }
    let events = PublishingEvents()
    events.takeSignals()
    if let path { try follow(path, since: known, events) }
    try await start(screen.snapshot)
    events.takeRequests(of: publisher)
    if isChecking {
      let status = await PublishingCheck.run()
      await publisher.stop()
      throw ExitCode(status)
    }
    do {
      try sink.write(
        PublishingDocument.published(file: spec.file, nodes: screen.snapshot.nodes.count)
      )
      try await live(screen, showing: spec, events)
    } catch {
      await publisher.stop()
      throw error
    }
    await publisher.stop()
  }

  /// Deals with what happens until the end.
  ///
  /// A file that cannot be used is complained about once nothing more happens to it: one that is
  /// being saved may be away, empty or cut off for a moment.
  private func live(
    _ screen: InteractiveScreen,
    showing spec: Spec,
    _ events: PublishingEvents
  ) async throws {
    var spec = spec
    var isComplaintDue = false
    for await event in events.stream {
      switch event {
      case .request(let request):
        guard let outcome = screen.perform(request.request, on: request.id) else { continue }
        await publisher.publish(screen.snapshot)
        try sink.write(PublishingDocument.outcome(outcome))
      case .file(let news):
        let isSettled = news == .settled
        guard !isSettled || isComplaintDue else { continue }
        let next = source.readAgain(screen, showing: spec, isComplaining: isSettled)
        isComplaintDue = next == nil && !isSettled
        guard let next else { continue }
        spec = next
        await publisher.publish(screen.snapshot)
        try sink.write(
          PublishingDocument.published(file: spec.file, nodes: screen.snapshot.nodes.count)
        )
      case .interrupted:
        return
      case .audienceLost:
        StandardError.write("espalier: error: the accessibility bus has gone; publish again\n")
        throw ExitCode(ExitStatus.unavailable)
      }
    }
  }

  private func start(_ snapshot: AccessibilitySnapshot) async throws {
    do {
      try await publisher.start(snapshot, application: PublishingSession.applicationName)
    } catch PublishingFailure.noBus {
      StandardError.write(
        """
        espalier: error: there is no accessibility bus to publish on; start one with \
        'dbus-run-session -- espalier publish …'

        """
      )
      throw ExitCode(ExitStatus.unavailable)
    }
  }

  private func follow(
    _ path: String,
    since known: FileIdentity?,
    _ events: PublishingEvents
  ) throws {
    do {
      try events.takeChanges(of: path, since: known)
    } catch {
      StandardError.write("\(path): error: cannot watch the file: \(error.reason)\n")
      throw ExitCode(ExitStatus.cannotRead)
    }
  }
}
