import AccessibilityCore
import CommandSupport
import Export
import LayoutCore
import SpecFormat

/// The documents of a screen as goldens have them: without the folders that its source was named by
/// and without the version of the program.
struct SnapshotDocuments {
  private let spec: Spec
  /// The name of the screen: that of its file, without folders, and its own.
  let name: String
  private let placeholders: [ViewPlaceholder]

  init(_ spec: Spec) {
    self.spec = spec
    let file = SnapshotPlace.parts(of: spec.file).name
    name = spec.name.map { "\(file)#\($0)" } ?? file
    placeholders = spec.placeholders.others
  }

  func outline(_ result: LayoutResult) -> [UInt8] {
    SnapshotDocuments.withoutFolders(
      Outline.text(
        result,
        file: name,
        time: spec.time,
        shown: spec.time.map { _ in spec.shown(result) },
        placeholders: placeholders
      )
    )
  }

  func geometry(_ result: LayoutResult) -> [UInt8] {
    let json = GeometryDocument.json(
      result,
      file: name,
      time: spec.time,
      shown: spec.time.map { _ in spec.shown(result) },
      placeholders: placeholders
    )
    // Only what could not be compiled names files besides the screen's.
    if spec.placeholders.all.isEmpty { return json }
    return Array(String(decoding: json, as: UTF8.self).comparable.utf8)
  }

  func accessibility(_ result: LayoutResult) -> [UInt8] {
    let text = AccessibilityOutline.text(
      result.accessibilityTree(),
      options: AccessibilityDocument.Options(placeholders: placeholders)
    )
    return SnapshotDocuments.withoutFolders(text)
  }

  func spoken(_ result: LayoutResult) -> [UInt8] {
    Array(SpokenDocument.text(result.accessibilityTree()).utf8)
  }

  /// A text whose lines about code that could not be compiled name the file without its folders.
  private static func withoutFolders(_ text: String) -> [UInt8] {
    guard text.contains("not compiled: ") else { return Array(text.utf8) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.contains("not compiled: "), let start = line.lastIndex(of: "("),
        let slash = line[start...].lastIndex(of: "/")
      else { return String(line) }
      return String(line[...start] + line[line.index(after: slash)...])
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
