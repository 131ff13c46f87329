internal import Assets
internal import CommandSupport
internal import Drawing
internal import LayoutCore
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

  init(_ module: ProgramModule) { self.module = module }

  var fontFiles: [String] { AssetCatalogue.current.fontFiles }
  var resources: any DrawingResources { AssetResources() }

  func screens(_ request: ScreenRequest) -> SpecFile {
    MainActor.assumeIsolated { SpecFile(reading: module, request) }
  }

  func serve(_ request: ScreenRequest, on link: ProcessLink) throws -> Never {
    try MainActor.assumeIsolated { try ScreenServer(module, request, link).run() }
  }
}

extension SpecFile {
  @MainActor
  fileprivate init(reading module: ProgramModule, _ request: ScreenRequest) {
    let all = Screen.all(of: module)
    let wanted = all.filter { $0.isWanted(request.previews) }
    var specs: [Spec] = []
    var diagnostics: [Diagnostic] = []
    for screen in wanted {
      do {
        specs.append(try screen.spec(request, of: module))
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
    // Sources without previews compile all the same.
    if wanted.isEmpty, request.showsScreens || !request.previews.isEmpty {
      diagnostics.append(Screen.problem(request.previews, among: all, file: request.file))
    }
    self.init(diagnostics.isEmpty ? specs : [], name: request.file, diagnostics: diagnostics)
  }
}
