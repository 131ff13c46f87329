internal import Assets
internal import CommandSupport
internal import Drawing
internal import LayoutCore
internal import ProgramSupport
internal import SpecFormat
internal import SwiftUI
internal import TextPango
internal import ViewGraph

/// The previews of a program as the screens of a command.
///
/// Safe to share although the module is not marked so: it is a value that nothing changes, and screens
/// are made on the main actor.
struct PreviewScreens: ScreenProvider, @unchecked Sendable {
  private let module: ProgramModule
  private let crashed: CrashedParts

  /// - Parameter crashed: What is left out.
  init(_ module: ProgramModule, without crashed: CrashedParts) {
    self.module = module
    self.crashed = crashed
  }

  var fontFiles: [String] { AssetCatalogue.current.fontFiles }
  var resources: any DrawingResources { AssetResources() }

  func screens(_ request: ScreenRequest) -> ProvidedScreens {
    MainActor.assumeIsolated { ProvidedScreens(of: module, request, without: crashed) }
  }

  func serve(_ request: ScreenRequest, on link: ProcessLink) throws -> Never {
    try MainActor.assumeIsolated { try ScreenServer(module, request, link).run() }
  }
}

extension ProvidedScreens {
  @MainActor
  fileprivate init(of module: ProgramModule, _ request: ScreenRequest, without parts: CrashedParts)
  {
    self.init()
    var crashed = parts
    defer { crashed.end() }
    let all = Screen.all(of: module, without: &crashed)
    previews = all.compactMap(\.name)
    for (index, screen) in all.enumerated() where screen.isWanted(request.previews) {
      guard crashed.begin("screen \(index)") else { continue }
      do {
        screens.append(try screen.spec(request, of: module))
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
    hasCrashed = !crashed.isEmpty
    // Sources without previews compile all the same.
    if all.isEmpty, !hasCrashed, request.showsScreens, request.previews.isEmpty {
      diagnostics.append(Screen.problem([], among: all, file: request.file))
    }
  }
}
