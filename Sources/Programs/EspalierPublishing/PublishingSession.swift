import AccessibilityCore
import ArgumentParser
import CommandSupport
import Export

/// A screen that is published and lives: it answers requests and follows its file.
///
/// All events come in one stream and are handled one after another, so that the output agrees with
/// the published tree.
struct PublishingSession {
  let source: any PublishingSource
  let publisher: any AccessibilityPublisher
  /// Opens the output.
  let openSink: @Sendable () throws -> sending OutputSink

  /// The name that clients list the application by.
  static let applicationName = "espalier"

  /// Publishes the screen until the user ends it.
  ///
  /// - Parameters:
  ///   - isWatching: Whether to follow the files; the screen stays as it was read otherwise.
  ///   - isChecking: Whether to read the tree back and end.
  /// - Throws: The status to end with, unless the user ended it.
  func run(isWatching: Bool, isChecking: Bool) async throws {
    let known = isWatching ? source.watchedFiles().identity : []
    let events = PublishingEvents()
    let output = PublishingOutput(try openSink(), fails: events.takesOutputFailure)
    let screen = try source.open(tell: events.takesNews)
    defer { screen.end() }
    events.takeSignals()
    if isWatching { try follow(since: known, events) }
    if case .all(let snapshot)? = screen.takeChange() { try await start(snapshot) }
    events.takeRequests(of: publisher)
    if isChecking {
      let status = await PublishingCheck.run()
      await publisher.stop()
      throw ExitCode(status)
    }
    do {
      writePublished(screen, output)
      try await live(screen, events, output)
    } catch {
      await publisher.stop()
      output.finish()
      throw error
    }
    await publisher.stop()
    output.finish()
  }

  /// Handles events until the end.
  private func live(
    _ screen: any PublishedScreen,
    _ events: PublishingEvents,
    _ output: PublishingOutput
  ) async throws {
    for await event in events.stream {
      let change: ScreenChange?
      switch event {
      case .request(let request): change = screen.perform(request)
      case .file(let news): change = screen.follow(news)
      case .program(let news): change = try screen.hear(news)
      case .interrupted:
        return
      case .audienceLost:
        StandardError.write("espalier: error: the accessibility bus has gone; publish again\n")
        throw ExitCode(ExitStatus.unavailable)
      case .outputFailed(let status): throw status
      }
      guard let change else { continue }
      var update = PublishedUpdate(
        nil,
        announcements: change.announcements,
        answer: change.answer
      )
      switch change.kind {
      case .outcome, .changed, .replaced: update.change = screen.takeChange()
      case .nothing: break
      }
      await publisher.publish(update)
      switch change.kind {
      case .outcome(let outcome): output.write(PublishingDocument.outcome(outcome))
      case .changed, .nothing: break
      case .replaced: writePublished(screen, output)
      }
      for announcement in change.announcements {
        output.write(PublishingDocument.announcement(announcement))
      }
    }
  }

  private func writePublished(_ screen: any PublishedScreen, _ output: PublishingOutput) {
    output.write(PublishingDocument.published(file: screen.file, nodes: screen.nodeCount))
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

  private func follow(since known: [FileIdentity?], _ events: PublishingEvents) throws {
    do {
      try events.takeChanges(of: source.watchedFiles, since: known)
    } catch {
      let path = source.watchedFiles().paths.first ?? "espalier"
      StandardError.write("\(path): error: cannot watch the file: \(error.reason)\n")
      throw ExitCode(ExitStatus.cannotRead)
    }
  }
}
