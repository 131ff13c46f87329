import AccessibilityCore
import ArgumentParser
import CommandSupport
import Dispatch

/// The screen of a Swift source.
///
/// The program is a separate process, which is replaced when the sources have changed and can be
/// shown; until then the screen stays. The next one begins with the initial state of its sources.
final class SwiftScreen: PublishedScreen {
  private let source: SwiftSource
  private let tell: @Sendable (ProgramEvent) -> Void
  private let start = ProgramStart()
  /// The program that shows the screen; nil once it has ended.
  private var program: PublishedProcess?
  private(set) var file: String
  private(set) var nodeCount = 0
  /// The change that the program has sent and that has not been taken.
  private var change: SnapshotChange? {
    didSet { if case .all(let snapshot)? = change { nodeCount = snapshot.nodes.count } }
  }
  private var lastNumber = 0
  /// Whether the sources have changed, and may go on changing.
  private var isChanging = false
  /// Whether they have changed since they were last read, and rest.
  private var isOutdated = false
  private var isCompiling = false

  /// Compiles the sources and waits for the screen.
  ///
  /// - Throws: The status to end with.
  init(_ source: SwiftSource, tell: @escaping @Sendable (ProgramEvent) -> Void) throws {
    let shown: ShownProgram
    do throws(ProgramEnd) {
      shown = try source.show(number: 0, start: start, tell: tell)
    } catch {
      throw ExitCode(error.status)
    }
    self.source = source
    self.tell = tell
    program = shown.program
    file = shown.news.file
    change = .all(shown.snapshot)
    nodeCount = shown.snapshot.nodes.count
  }

  func takeChange() -> SnapshotChange? {
    defer { change = nil }
    return change
  }

  func perform(_ request: PublishedRequest) -> ScreenChange? {
    // A program that has ended does nothing more.
    guard let program else { return ScreenChange(nil, of: request) }
    // The answer comes as an update of the program.
    program.ask(request)
    return nil
  }

  func follow(_ news: FileWatcher.News) -> ScreenChange? {
    switch news {
    case .changed: isChanging = true
    // A file that is being saved may be cut off for a moment.
    case .settled:
      isOutdated = isOutdated || isChanging
      isChanging = false
      showNextVersion()
    }
    return nil
  }

  private func showNextVersion() {
    guard isOutdated else { return }
    // The program being compiled is out of date; its end starts the next.
    guard !isCompiling else { return start.cancel() }
    isOutdated = false
    isCompiling = true
    lastNumber += 1
    // Meanwhile the old version serves requests.
    DispatchQueue.global().async { [source, start, tell, lastNumber] in
      tell(.version(try? source.show(number: lastNumber, start: start, tell: tell)))
    }
  }

  func hear(_ news: ProgramEvent) throws -> ScreenChange? {
    switch news {
    case .version(let shown):
      isCompiling = false
      defer { showNextVersion() }
      guard let shown else { return nil }
      program?.end()
      program = shown.program
      file = shown.news.file
      self.change = .all(shown.snapshot)
      var change = ScreenChange.replaced
      change.announcements = shown.news.announcements
      return change
    case .told(let news, let number):
      guard number == program?.number else { return nil }
      self.change = news.change
      file = news.file
      return ScreenChange(news)
    case .ended(let status, let number):
      guard number == program?.number else { return nil }
      if status > 128 {
        StandardError.write("\(file): error: its program was ended by signal \(status - 128)\n")
      }
      guard source.isWatched else { throw ExitCode(status > 128 ? ExitStatus.noMemory : status) }
      program = nil
      StandardError.write(
        "\(file): error: the program of the screen has ended; it is shown again when it changes\n"
      )
      return nil
    // Its program has its own clock.
    case .time: return nil
    }
  }

  func end() {
    start.cancel()
    program?.end()
  }
}
