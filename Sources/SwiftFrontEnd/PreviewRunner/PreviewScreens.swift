internal import Assets
internal import CommandSupport
internal import CProgramSupport
internal import Drawing
internal import Glibc
internal import LayoutCore
internal import ProgramSupport
internal import ProjectModel
internal import ScreenHost
internal import SpecFormat
internal import SwiftUI
internal import TextPango
internal import ViewGraph

/// The previews of a program as the screens of a command.
///
/// Safe to share although the module is not marked so: it is a value that nothing changes, and screens
/// are made on the main actor, as is all that is known of crashes.
struct PreviewScreens: ScreenProvider, @unchecked Sendable {
  private let module: ProgramModule
  private let crashed: CrashRecovery

  /// - Parameter crashed: The parts to leave out.
  init(_ module: ProgramModule, without crashed: CrashRecovery) {
    self.module = module
    self.crashed = crashed
  }

  var fontFiles: [String] { AssetCatalogue.current.fontFiles }
  func place(ofName name: String) -> SourceLiterals.Place? {
    AssetCatalogue.current.sources.place(of: name)
  }
  func onlyPlace(ofText text: String) -> SourceLiterals.Place? {
    AssetCatalogue.current.sources.onlyPlace(of: text)
  }
  var languages: [String] {
    let catalogue = AssetCatalogue.current
    let development = Languages.tag(catalogue.developmentLanguage(ofBundle: nil))
    return catalogue.languages(ofBundle: nil).filter { $0 != development }
  }
  var orientations: InterfaceOrientations {
    InterfaceOrientations(text: getenv("ESPALIER_ORIENTATIONS").map { String(cString: $0) } ?? "")
  }
  var resources: any DrawingResources { AssetResources() }

  func screens(_ requests: [ScreenRequest]) -> [ProvidedScreens] {
    MainActor.assumeIsolated {
      defer { crashed.end() }
      if let request = requests.first {
        AssetCatalogue.isQuiet = request.isQuiet
        Watch.begin(request)
        OfflineNetwork.begin(request)
      }
      ExpressionTrace.begin(requests.contains(where: \.locatesViews))
      let isCounting = requests.allSatisfy { !$0.showsScreens && $0.previews.isEmpty }
      // Providers make their views when they are listed.
      espalier_begin_random(0)
      if let first = requests.first {
        ViewHost.prepare(
          for: PreviewScene().surroundings(first.overrides),
          isListing: true
        )
        // They see the time of their screens.
        VirtualClock.begin(at: first.times.start)
      }
      let all = Screen.all(of: module, without: crashed, isCounting: isCounting)
      return requests.enumerated().map { round, request in
        if round == 0 {
          request.tellOfAssets()
          warnOfFixedSystems(request)
          module.tellOfLostPreviews(request)
        }
        return ProvidedScreens(all, of: module, request, round: round, without: crashed)
      }
    }
  }

  /// Says where sources have the newest system although an older one is shown.
  private func warnOfFixedSystems(_ request: ScreenRequest) {
    let system = request.overrides.system ?? .newest
    guard !request.isQuiet, request.showsScreens else { return }
    for fixed in module.fixedSystems where fixed.isNewer(than: system.release) {
      StandardError.write(
        Diagnostic(
          .warning,
          "what returns one of several types by #available has that of the newest system, "
            + "though \(system.rawValue) is shown",
          hint: "make it a @ViewBuilder without 'return'",
          file: module.files.indices.contains(fixed.file) ? module.files[fixed.file] : request.file,
          position: SourcePosition(line: fixed.line, column: fixed.column)
        )
      )
    }
  }

  func serve(_ request: ScreenRequest, on link: ProcessLink) throws -> Never {
    try MainActor.assumeIsolated {
      AssetCatalogue.isQuiet = request.isQuiet
      Watch.begin(request)
      OfflineNetwork.begin(request)
      try ScreenServer(module, request, link, crashed).run()
    }
  }
}

extension ProvidedScreens {
  /// - Parameter round: The index of the request, so that each may crash for itself.
  @MainActor
  fileprivate init(
    _ all: [Screen],
    of module: ProgramModule,
    _ request: ScreenRequest,
    round: Int,
    without crashed: CrashRecovery
  ) {
    self.init()
    previews = all.compactMap(\.name)
    // Patterns, and names with their files', are known as well.
    previews += request.previews.filter { wanted in
      (NamePattern(wanted).isPattern || wanted.contains("#"))
        && all.contains { $0.isWanted([wanted], in: module, request) }
    }
    missing = [0]
    for (index, screen) in all.enumerated()
    where screen.isWanted(request.previews, in: module, request) {
      let loss = screen.loss(in: module, request)
      missing[missing.count - 1] += 1
      guard !screen.isLost else { continue }
      let part = "screen \(index) of \(round)"
      guard screen.begin(part, loss, in: module, request, without: crashed) else { continue }
      do {
        let spec = try screen.spec(request, of: module, without: crashed)
        if StoppedViews.areAny, spec.placeholders.areAlone {
          StandardError.write(loss + "\n")
          continue
        }
        screens.append(spec)
        missing[missing.count - 1] -= 1
        missing.append(0)
      } catch {
        diagnostics.append(
          Diagnostic(
            .error,
            "\(error)",
            file: screen.file(in: module, request),
            position: SourcePosition(line: screen.line, column: 1)
          )
        )
      }
    }
    if !crashed.isEmpty {
      loss = crashed.hasCrashes ? ExitStatus.crash : ExitStatus.badSpec
    }
    // Sources without previews compile all the same.
    if all.isEmpty, loss == nil, request.needsScreens, request.previews.isEmpty {
      diagnostics.append(Screen.problem([], among: all, file: request.file))
    }
  }
}

extension Watch {
  /// Stops what takes longer than a request allows.
  fileprivate static func begin(_ request: ScreenRequest) {
    begin(
      seconds: request.mostSeconds,
      mayWait: request.mayWait,
      isQuiet: request.isQuiet
    )
  }
}

extension OfflineNetwork {
  /// Lets requests fail, and says so once.
  fileprivate static func begin(_ request: ScreenRequest) {
    let (file, isQuiet) = (request.file, request.isQuiet)
    begin { address in
      guard !isQuiet else { return }
      StandardError.write(
        Diagnostic(
          .warning,
          "the network is off, so that nothing is fetched, such as '\(address)'",
          hint: "--network lets the sources' code fetch what other machines have",
          file: file
        )
      )
    }
  }
}
