internal import SpecFormat
internal import SwiftUI
internal import ViewGraph

/// The sources of a program, as the expressions of its views are looked up in them (V22).
@MainActor
final class ViewSources {
  private let module: String
  private let files: [String]
  /// The lines of files that were asked for.
  private var lines: [String: [ArraySlice<UInt8>]] = [:]

  init(_ module: ProgramModule) {
    self.module = module.name
    files = module.files
  }

  /// The place as the user knows it; nil for one in another module.
  func place(_ place: ViewExpression.Place) -> ViewPlace? {
    file(of: place).map {
      ViewPlace(file: $0, position: SourcePosition(line: place.line, column: place.column))
    }
  }

  /// The file that a `#fileID` names: a module has no two of a name.
  private func file(of place: ViewExpression.Place) -> String? {
    let parts = place.fileID.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, parts[0] == module else { return nil }
    return files.first { $0 == parts[1] || $0.hasSuffix("/" + parts[1]) }
  }

  /// Whether the words at a place make a view, as `Text("a")` does, or name one, as `content`.
  func standing(of place: ViewExpression.Place) -> ViewPlaces.Standing {
    guard let file = file(of: place) else { return .foreign }
    let lines = lines(of: file)
    guard lines.indices.contains(place.line - 1) else { return .own }
    guard let first = lines[place.line - 1].dropFirst(place.column - 1).first else { return .own }
    // In the expansion of a macro, what is not told otherwise is at the macro's use.
    if first == UInt8(ascii: "#") { return .foreign }
    let isName = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    return isName || first == UInt8(ascii: "_") || first == UInt8(ascii: "$") ? .reference : .own
  }

  private func lines(of file: String) -> [ArraySlice<UInt8>] {
    if let known = lines[file] { return known }
    let bytes = (try? Data(contentsOf: URL(fileURLWithPath: file))).map { Array($0) } ?? []
    let read = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines[file] = read
    return read
  }
}
