import AccessibilityCore
import CommandSupport
import SwiftSources

/// Swift sources of a published screen, which their program shows and serves.
struct SwiftSource: PublishingSource {
  private let path: String
  private let options: SwiftOptions
  /// `true` if the sources are watched.
  let isWatched: Bool

  /// Creates the source of the options; nil if they do not name Swift sources.
  init?(_ options: PublishOptions) {
    path = options.path.text
    self.options = options.swift
    isWatched = options.watch
    guard ProjectModules.of(path) != nil || SwiftModule(path) != nil else { return nil }
  }

  func open(tell: @escaping @Sendable (ProgramEvent) -> Void) throws -> any PublishedScreen {
    try SwiftScreen(self, tell: tell)
  }

  func watchedFiles() -> WatchedFiles {
    let module = try? SwiftModule.published(path)
    let sources = path.hasSuffix(".swift") ? [path] : module?.files ?? []
    let resources = SwiftModule.resources(beside: path)
    return WatchedFiles(
      paths: sources + (module?.importedFiles ?? []) + resources.files,
      folders: resources.folders
    )
  }

  /// Compiles the current sources, starts their program and waits for its screen.
  ///
  /// Earlier builds are reused; errors go to standard error.
  ///
  /// - Parameters:
  ///   - number: The serial number among the programs of the same sources.
  ///   - start: Holds the program until it has shown its screen, so that it can be ended.
  ///   - tell: Receives its updates from then on, and its end.
  func show(
    number: Int,
    start: ProgramStart,
    tell: @escaping @Sendable (ProgramEvent) -> Void
  ) throws(ProgramEnd) -> ShownProgram {
    let screen = try startedProgram(number: number)
    guard let news = start.holding(screen, { screen.firstNews() }),
      let snapshot = try? news.change?.applied(to: nil)
    else {
      throw ProgramEnd(status: screen.statusAtEnd())
    }
    screen.listen(tell)
    return ShownProgram(program: screen, news: news, snapshot: snapshot)
  }

  private func startedProgram(number: Int) throws(ProgramEnd) -> PublishedProcess {
    do throws(Failure) {
      let module = try SwiftModule.published(path)
      let program = try SwiftProgram(module, options: options)
      return try PublishedProcess(program, number: number, allowsNetwork: options.network)
    } catch {
      error.tell(StandardError.write)
      throw ProgramEnd(status: error.status)
    }
  }
}

/// A program with its first update.
struct ShownProgram: Sendable {
  var program: PublishedProcess
  var news: ScreenUpdate
  /// The screen in it.
  var snapshot: AccessibilitySnapshot
}

/// The status with which a program ended that should have shown a screen.
struct ProgramEnd: Error {
  var status: Int32
}
