import AccessibilityCore
import CommandSupport
import SwiftSources

/// Swift sources with a screen to publish: their program shows it and answers for it.
struct SwiftSource: PublishingSource {
  private let path: String
  private let options: SwiftOptions
  /// Whether another version may come.
  let isWatched: Bool

  /// The sources that options name; nil if they name none.
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

  /// Compiles the sources as they are now, starts their program and waits for its screen.
  ///
  /// Earlier builds are reused; errors go to standard error.
  ///
  /// - Parameters:
  ///   - number: The serial number among the programs of the same sources.
  ///   - start: Holds the program until it has shown something, so that others may end it.
  ///   - tell: Is told what it says from then on and how it ends.
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

  private func startedProgram(number: Int) throws(ProgramEnd) -> ScreenProgram {
    do throws(Failure) {
      let module = try SwiftModule.published(path)
      let program = try SwiftProgram(module, options: options)
      return try ScreenProgram(program, number: number, allowsNetwork: options.network)
    } catch {
      error.tell(StandardError.write)
      throw ProgramEnd(status: error.status)
    }
  }
}

/// A program and the first that it told.
struct ShownProgram: Sendable {
  var program: ScreenProgram
  var news: ScreenUpdate
  /// The screen in it.
  var snapshot: AccessibilitySnapshot
}

/// The status with which a program ended that should have shown a screen.
struct ProgramEnd: Error {
  var status: Int32
}
