internal import ProgramSupport
internal import SwiftUI

// The screens that a module declares.

extension Screen {
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
}
