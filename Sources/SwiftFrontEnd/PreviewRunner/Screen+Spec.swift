internal import AccessibilityCore
internal import Assets
internal import CommandSupport
internal import CProgramSupport
internal import LayoutCore
internal import ProgramSupport
internal import ScreenActions
internal import ScreenHost
internal import SpecFormat
internal import SwiftUI
internal import ViewGraph

// A screen laid out, as a spec that commands read.

extension Screen {
  /// The screen as a spec: laid out until it rests, with all that was asked for done.
  ///
  /// - Parameter crashed: The actions to leave out when it is used later.
  func spec(
    _ request: ScreenRequest,
    of module: ProgramModule,
    without crashed: CrashRecovery? = nil
  ) throws -> Spec {
    var spec = emptySpec(request, of: module)
    PlaceholderLog.begin(with: reached)
    guard let surroundings = spec.scene, request.showsScreens else { return spec }
    if let problem = scene.problem(request.overrides) { throw ScreenActionError(problem) }
    // Fonts that are missing are reported when the screen is laid out for its document.
    let measurer = try Screen.text(request).measurer(for: spec) { _ in }
    if request.notesTranslations { LookedUpWords.begin() }
    let shown = try shownScreen(in: surroundings, measurer, spec, request)
    if request.notesTranslations {
      spec.translations = ScreenTranslations(
        LookedUpWords.end(),
        of: surroundings.environment.locale
      )
    }
    var mirrored: GraphScreen?
    if request.comparesDirections {
      let other = request.overrides.inOtherDirection(surroundings)
      mirrored = try shownScreen(in: other, measurer, spec, request)
    }
    let (own, base) = (self, spec)
    let live = LiveScreen(
      shown,
      mirrored: mirrored,
      in: surroundings,
      sources: ViewSources(module),
      named: "\(spec.file):\(line):1",
      without: crashed
    ) { reducesMotion, animates in
      var request = request
      request.times.reducesMotion = reducesMotion
      request.times.animates = request.times.animates && animates
      (request.times.samples, request.times.settles) = ([], false)
      return try own.shownScreen(in: surroundings, measurer, base, request)
    }
    // The scene is laid out once more below; the views stay alive for the closures in their tree.
    Screen.shown.append(live)
    spec.subject = .scene(shown.layout?.scene ?? surroundings)
    spec.mirrored = mirrored?.layout?.scene
    spec.placeholders = placeholders(on: shown, of: module)
    if !request.times.samples.isEmpty { spec.moments = live }
    if request.locatesViews { spec.places = live }
    warnOfSleep(spec, request)
    return spec
  }

  /// Returns the screen at rest, after the requested actions.
  private func shownScreen(
    in surroundings: LayoutScene,
    _ measurer: any TextMeasurer,
    _ spec: Spec,
    _ request: ScreenRequest
  ) throws -> GraphScreen {
    // Both directions, and every run, see the same numbers (T10.24).
    espalier_begin_random(Screen.seed)
    let graph = graph(in: surroundings, measurer, HostTime(request.times))
    try graph.settle()
    try graph.doWhatIsDue()
    try graph.completeRows()
    if !request.actions.isEmpty { _ = try interactive(graph, spec, request) }
    if request.times.settles { try settle(graph, spec, request) }
    graph.layout?.layout().rehearse()
    let time = graph.graph.clock.time
    if let first = request.times.samples.first, first < time {
      throw ScreenActionError(
        "--at \(first.secondsText) is before the last action, which is done at \(time.secondsText) s"
      )
    }
    return graph
  }

  /// The spec of the screen's surroundings.
  func emptySpec(_ request: ScreenRequest, of module: ProgramModule) -> Spec {
    var spec = Spec(
      file: file(in: module, request),
      name: name,
      scene: scene.surroundings(request.overrides)
    )
    spec.textMeasurer = request.text ?? .pango
    spec.place = SourcePosition(line: line, column: 1)
    return spec
  }

  /// Returns the source of the text measurer of screens.
  static func text(_ request: ScreenRequest) throws -> TextSource {
    let fonts = request.text == .fixed ? [] : AssetCatalogue.current.fontFiles
    return try TextSource(
      request.text,
      fontFiles: request.fontFiles,
      foundFiles: fonts,
      systemFontFiles: request.systemFontFiles,
      replacesUnknownFamilies: true
    )
  }

  /// The views on a screen, not yet laid out.
  func graph(
    in surroundings: LayoutScene,
    _ measurer: any TextMeasurer,
    _ time: HostTime
  ) -> GraphScreen {
    func show<Content: View>(_ view: Content) -> GraphScreen {
      ViewHost.screen(view, in: surroundings, measurer: measurer, time: time)
    }
    VirtualClock.begin(at: time.start.timeIntervalSinceReferenceDate)
    ViewHost.prepare(for: surroundings)
    ExpressionTrace.restart()
    return show(makeView())
  }

  /// Returns the interactive screen, after the requested actions.
  func interactive(
    _ graph: GraphScreen,
    _ spec: Spec,
    _ request: ScreenRequest
  ) throws -> InteractiveScreen {
    let screen = InteractiveScreen(GraphScreenBackend(graph), title: name ?? spec.windowTitle)
    for words in request.actions {
      try screen.perform(ScreenAction(words: words))
    }
    return screen
  }

  /// The seed of a screen's random numbers.
  private static let seed: UInt64 = 1

  /// The screens whose trees are in use.
  private static var shown: [LiveScreen] = []
}
