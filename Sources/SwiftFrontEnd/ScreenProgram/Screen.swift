internal import Assets
internal import AccessibilityCore
internal import CommandSupport
internal import CProgramSupport
internal import LayoutCore
internal import ProjectModel
internal import ProgramSupport
internal import ScreenActions
internal import ScreenHost
internal import SpecFormat
internal import SwiftUI
internal import ViewGraph

/// A preview that can be shown.
@MainActor
struct Screen {
  /// The name, unique within its file; nil for one without.
  private(set) var name: String?
  /// The index of the file among those of the module.
  let file: Int
  /// The line where it is declared, from 1.
  let line: Int
  let scene: PreviewScene
  let makeView: @MainActor () -> any View
  /// Whether it stands in for those of a declaration that could not be asked for them.
  var isLost = false
  /// The placeholders of pieces not compiled that its declaration has reached.
  var reached: [Int: Bool] = [:]

  /// Whether one of the names is that of the screen, with or without its file's (`Card.swift#Dark`, `*` for
  /// any characters); any is if there are none.
  ///
  /// - Parameter target: A prefix allowed in the file's name in place of its folders.
  func isWanted(_ names: [String], file: String, target: String?) -> Bool {
    names.isEmpty
      || names.contains { wanted in
        if wanted == name || NamePattern(wanted).matches(name ?? "") { return true }
        guard let mark = wanted.firstIndex(of: "#") else { return false }
        let own = wanted[wanted.index(after: mark)...]
        return NamePattern(own).matches(name ?? "")
          && Screen.isName(wanted[..<mark], of: file, target)
      }
  }

  /// Whether one of the names is that of the screen of a module.
  func isWanted(_ names: [String], in module: ProgramModule, _ request: ScreenRequest) -> Bool {
    isWanted(names, file: file(in: module, request), target: request.target)
  }

  /// Whether a file is named by the last parts of its path, with or without the ending.
  private static func isName(_ name: Substring, of file: String, _ target: String?) -> Bool {
    let path = name.hasSuffix(".swift") ? String(name) : name + ".swift"
    if file == path || file.hasSuffix("/" + path) { return true }
    guard let target, let own = file.split(separator: "/").last else { return false }
    return path == "\(target)/\(own)"
  }

  /// The screens of a module in the order of its sources.
  ///
  /// - Parameters:
  ///   - crashed: Declarations that are left out.
  ///   - isCounting: Whether the screens are only counted: no code of theirs runs then, and a provider
  ///     is one of them, however many its views would be.
  static func all(
    of module: ProgramModule,
    without crashed: CrashRecovery,
    isCounting: Bool = false
  ) -> [Screen] {
    let setup = PreviewSetup(of: module)
    if let shown = module.shownView {
      return [
        Screen(
          name: nil,
          file: shown.file,
          line: shown.line,
          scene: PreviewScene(),
          makeView: { setup.around(shown.makeView()) }
        )
      ]
    }
    var screens: [Screen] = []
    for (index, preview) in module.previews.enumerated() {
      let loss = loss(of: preview, in: module)
      guard crashed.begin("preview \(index)", loss: loss) else {
        screens.append(lost(preview))
        continue
      }
      PlaceholderLog.begin()
      switch preview.kind {
      case .macro(let type):
        for content in type.contents {
          let name = [type.name, content.argument].compactMap { $0 }.joined(separator: " ")
          screens.append(
            Screen(
              name: name.isEmpty ? nil : name,
              file: preview.place.file,
              line: preview.place.line,
              scene: PreviewScene(type.traits),
              makeView: { setup.around(type.traits.modify(content.makeView())) },
              reached: PlaceholderLog.numbers
            )
          )
        }
      case .provider(let type):
        screens += isCounting ? [counted(type, at: preview)] : parts(of: type, at: preview, setup)
      }
    }
    return screens.isEmpty && crashed.isEmpty ? programs(of: module) : numbered(screens)
  }

  /// Returns the error for a declaration that is left out.
  private static func loss(of preview: DeclaredPreview, in module: ProgramModule) -> String {
    let files = module.files
    let file = files.indices.contains(preview.place.file) ? files[preview.place.file] : "espalier"
    return "\(file):\(preview.place.line):1: error: what is declared here is not shown"
  }

  /// Returns the error for the screen when it is left out.
  func loss(in module: ProgramModule, _ request: ScreenRequest) -> String {
    let name = name.map { " '\($0)'" } ?? ""
    return "\(file(in: module, request)):\(line):1: error: the preview\(name) is not shown"
  }

  /// The first windows of the programs of a module, which stand in where there is no preview (V10.14).
  private static func programs(of module: ProgramModule) -> [Screen] {
    numbered(
      module.programs.map { program in
        Screen(name: nil, file: 0, line: 1, scene: PreviewScene(), makeView: program)
      }
    )
  }

  private static func lost(_ preview: DeclaredPreview) -> Screen {
    let name: String? =
      switch preview.kind {
      case .macro(let type): type.name
      case .provider(let type): String(describing: type)
      }
    return Screen(
      name: name,
      file: preview.place.file,
      line: preview.place.line,
      scene: PreviewScene(),
      makeView: { EmptyView() },
      isLost: true
    )
  }

  private static func counted(
    _ type: any PreviewProvider.Type,
    at preview: DeclaredPreview
  ) -> Screen {
    Screen(
      name: String(describing: type),
      file: preview.place.file,
      line: preview.place.line,
      scene: PreviewScene(),
      makeView: { EmptyView() }
    )
  }

  /// The screens that a type makes: each view of a group is one (V10.15).
  private static func parts<Provider: PreviewProvider>(
    of type: Provider.Type,
    at preview: DeclaredPreview,
    _ setup: PreviewSetup
  ) -> [Screen] {
    let parts = PreviewParts.of(type.previews)
    let reached = PlaceholderLog.numbers
    let typeName = String(describing: type)
    return parts.enumerated().map { index, part in
      let number = parts.count > 1 ? " \(index + 1)" : ""
      return Screen(
        name: part.displayName ?? typeName + number,
        file: preview.place.file,
        line: preview.place.line,
        scene: PreviewScene(part),
        makeView: { setup.around(part.view) },
        reached: reached
      )
    }
  }

  /// Screens of which no two of a file have the same name; several of a file without one are numbered.
  ///
  /// Names do not depend on other files, so that they stay when one is added.
  private static func numbered(_ screens: [Screen]) -> [Screen] {
    let sizes = Dictionary(grouping: screens, by: \.file).mapValues(\.count)
    var counts: [String: Int] = [:]
    return screens.map { screen in
      if sizes[screen.file] == 1 { return screen }
      let name = screen.name ?? "preview"
      let count = counts["\(screen.file)#\(name)", default: 0] + 1
      counts["\(screen.file)#\(name)"] = count
      var numbered = screen
      numbered.name = count == 1 ? name : "\(name) \(count)"
      return numbered
    }
  }

  /// Returns the error about names that match no screen.
  static func problem(_ names: [String], among all: [Screen], file: String) -> Diagnostic {
    guard !all.isEmpty else {
      return Diagnostic(
        .error,
        "there is no preview to show",
        hint: "add a '#Preview', or name a view type with --view",
        file: file
      )
    }
    let known = all.compactMap(\.name).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error,
      "no preview is called '\(names.joined(separator: "', '"))'",
      hint: known.isEmpty ? "the only preview has no name" : "there are \(known)",
      file: file
    )
  }

  /// The file that declares the preview.
  func file(in module: ProgramModule, _ request: ScreenRequest) -> String {
    module.files.indices.contains(file) ? module.files[file] : request.file
  }

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
