internal import AccessibilityCore
internal import ArgumentParser
internal import CommandSupport
internal import Foundation
internal import LayoutCore
internal import ProgramSupport
internal import ScreenHost
internal import SpecFormat
internal import SwiftUI
internal import Synchronization
internal import ViewGraph

/// A screen of a program that another process publishes: performs that process's requests, and
/// sends it the changes of the screen.
///
/// All happens on the main thread, whose loop runs in between: timers and tasks of the program go on,
/// and what they change is told as well.
@MainActor
struct ScreenServer {
  private let spec: Spec
  private let screen: InteractiveScreen
  private let model: GraphScreenBackend
  private let link: ProcessLink
  /// The line of the sources that declares the screen.
  private let line: Int
  private let waiting = WaitingRequests()

  /// Starts the one screen of the request.
  ///
  /// - Throws: The exit status, after the error has been printed.
  init(
    _ module: ProgramModule,
    _ request: ScreenRequest,
    _ link: ProcessLink,
    _ crashed: CrashRecovery
  ) throws {
    waiting.takeAll(from: link)
    // A screen that has settled by its own clock stays as it is.
    let isReal = !request.times.settles
    if isReal { VirtualClock.reach = .none }
    request.tellOfAssets()
    // A crash ends the program; who publishes it waits for its next version.
    ViewHost.prepare(
      for: PreviewScene().surroundings(request.overrides),
      isListing: true
    )
    let all = Screen.all(of: module, without: crashed)
    crashed.end()
    let wanted = all.filter {
      $0.isWanted(request.previews, in: module, request)
    }
    guard let shown = wanted.first, wanted.count == 1 else {
      StandardError.write(
        wanted.isEmpty
          ? Screen.problem(request.previews, among: all, file: request.file)
          : ScreenServer.choice(among: wanted, request)
      )
      throw ExitCode(wanted.isEmpty ? ExitStatus.badSpec : ExitStatus.wrongUsage)
    }
    var spec = shown.emptySpec(request, of: module)
    PlaceholderLog.begin(with: shown.reached)
    let text = try Screen.text(request)
    let surroundings = spec.scene ?? LayoutScene(tree: ViewTreeBuilder().finish())
    let graph = shown.graph(
      in: surroundings,
      text.measurer(for: spec) { problem in
        StandardError.write(Diagnostic(.warning, problem.message, file: request.file))
      },
      isReal ? .ofMachine : HostTime(request.times)
    )
    do {
      try graph.settle()
      try graph.completeRows()
      screen = try shown.interactive(graph, spec, request)
      if !isReal {
        try shown.settle(graph, spec, request)
        screen.followModel()
      }
    } catch {
      throw ScreenServer.refusal(error, spec, shown.line)
    }
    spec.placeholders = shown.placeholders(on: graph, of: module)
    var provided = ProvidedScreens()
    provided.screens = [spec]
    var run = InputRun(quiet: request.isQuiet)
    run.takePlaceholders(of: [provided], isRefused: request.refusesPlaceholders)
    if run.unusable > 0 { throw run.failure }
    // Fonts that the screen asks for at its beginning are there, as for other commands.
    let isComplete = graph.layout.map { text.hasFonts(for: $0.scene, of: spec, &run) } ?? true
    guard isComplete, let model = screen.model as? GraphScreenBackend else { throw run.failure }
    self.spec = spec
    self.model = model
    self.link = link
    line = shown.line
  }

  /// Serves until the other end of the line is closed.
  func run() throws -> Never {
    model.screen.graph.onChange = { [waiting] in waiting.wakeMainLoop() }
    PostedNotifications.shared.whenPosted { [waiting] in waiting.wakeMainLoop() }
    tell()
    while true {
      Watch.noteProgress()
      try followTime()
      for request in waiting.take() {
        let hasChanged = model.screen.needsSettling
        try catchUp()
        let outcome = screen.perform(request)
        try checkRest()
        // The screen's changes are sent even if the request did nothing.
        if outcome == nil, hasChanged { screen.followModel() }
        tell(outcome, answering: request, isChanged: outcome != nil || hasChanged)
      }
      if hasNews {
        try catchUp()
        screen.followModel()
        try checkRest()
        tell()
      }
      // Changes since then have not woken the loop.
      if waiting.isEmpty, !hasNews {
        // Timers that fire meanwhile are progress as well, but do not wake the loop.
        let pause = Date(timeIntervalSinceNow: ScreenServer.longestPause)
        _ = RunLoop.main.run(mode: .default, before: min(nextMoment, pause))
      }
    }
  }

  /// Whether the program has changed its screen, or wants something to be spoken.
  private var hasNews: Bool { model.screen.needsSettling || !PostedNotifications.shared.isEmpty }

  /// The rate at which a continuously changing screen is checked, in frames per second.
  private static let framesPerSecond = 20.0
  /// The seconds after which the program reports that it is alive.
  private static let longestPause = 1.0

  /// The clock of the screen is the machine's.
  private func followTime() throws {
    let clock = model.screen.graph.clock
    guard clock.isReal else { return }
    let time = VirtualClock.machineTime - clock.start
    let isDue = model.screen.nextEvent.map { $0 <= time } ?? false
    let isFrame = clock.isContinuous && time - clock.time >= 1 / ScreenServer.framesPerSecond
    guard isDue || isFrame else { return }
    try catchUp()
    screen.followModel()
    tell()
  }

  /// Brings the screen to the machine's time (T10.6).
  private func catchUp() throws {
    do {
      try model.screen.followMachine()
    } catch {
      throw ScreenServer.refusal(error, spec, line)
    }
  }

  /// The time of the screen's next change by its clock.
  private var nextMoment: Date {
    let clock = model.screen.graph.clock
    guard clock.isReal else { return .distantFuture }
    let frame = clock.isContinuous ? clock.time + 1 / ScreenServer.framesPerSecond : nil
    let moments = [model.screen.nextEvent, frame].compactMap(\.self)
    guard let next = moments.min() else { return .distantFuture }
    return Date(timeIntervalSinceReferenceDate: clock.start + next)
  }

  /// Sends the changes of the screen.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of a request; nil if it was refused, or there was none.
  ///   - request: The request that is answered.
  ///   - isChanged: Whether the screen may be another one than was told last.
  private func tell(
    _ outcome: AccessibilityOutcome? = nil,
    answering request: PublishedRequest? = nil,
    isChanged: Bool = true
  ) {
    link.send(
      ScreenUpdate(
        file: spec.file,
        outcome: outcome,
        answer: request.map { PublishedAnswer(to: $0.number, isDone: outcome != nil) },
        announcements: screen.takeAnnouncements(),
        change: isChanged ? screen.takeChange() : nil
      )
    )
  }

  /// Ends a screen that never rests.
  private func checkRest() throws {
    if let failure = model.failure { throw ScreenServer.refusal(failure, spec, line) }
  }

  private static func refusal(_ error: any Error, _ spec: Spec, _ line: Int) -> any Error {
    if error is ExitCode { return error }
    StandardError.write(
      Diagnostic(
        .error,
        "\(error)",
        file: spec.file,
        position: SourcePosition(line: line, column: 1)
      )
    )
    return ExitCode(ExitStatus.badSpec)
  }

  /// Says that one of several screens has to be chosen.
  private static func choice(among screens: [Screen], _ request: ScreenRequest) -> Diagnostic {
    let names = screens.compactMap(\.name)
    return Diagnostic(
      .error,
      "there are \(screens.count) previews; choose one with --preview, such as '\(names.first ?? "")'",
      file: request.file
    )
  }
}

extension HostTime {
  /// That of the machine.
  fileprivate static var ofMachine: HostTime {
    var time = HostTime()
    time.start = Date(timeIntervalSinceReferenceDate: VirtualClock.machineTime)
    time.isReal = true
    return time
  }
}

/// The pending requests: they arrive on one thread, and are taken on the main one.
private final class WaitingRequests: Sendable {
  private let requests = Mutex<[PublishedRequest]>([])

  /// Receives requests on a separate thread; the end of the line ends the program, whatever keeps
  /// the main thread busy.
  func takeAll(from link: ProcessLink) {
    Thread.detachNewThread {
      while let request: PublishedRequest = try? link.receive() {
        self.requests.withLock { $0.append(request) }
        self.wakeMainLoop()
      }
      _exit(0)
    }
  }

  var isEmpty: Bool { requests.withLock(\.isEmpty) }

  func take() -> [PublishedRequest] {
    requests.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }

  /// Wakes the main thread's loop.
  func wakeMainLoop() { DispatchQueue.main.async {} }
}
