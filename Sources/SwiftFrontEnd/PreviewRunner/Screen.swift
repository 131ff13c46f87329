internal import CommandSupport
internal import ProgramSupport
internal import ProjectModel
internal import SpecFormat
internal import SwiftUI

/// A preview that can be shown.
@MainActor
struct Screen {
  /// The name, unique within its file; nil for one without.
  var name: String?
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

  /// Returns the error for the screen when it is left out.
  func loss(in module: ProgramModule, _ request: ScreenRequest) -> String {
    let name = name.map { " '\($0)'" } ?? ""
    return "\(file(in: module, request)):\(line):1: error: the preview\(name) is not shown"
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
}
