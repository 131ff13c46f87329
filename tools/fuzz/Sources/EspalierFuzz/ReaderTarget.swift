import AccessibilityCore
import Export
import LayoutCore
import SpecFormat

/// Bytes as a spec file: it is refused with diagnostics that have a place in it, or can be used.
enum ReaderTarget {
  /// Small, for each input is to take no more than milliseconds.
  static let limits: SpecLimits = {
    var limits = SpecLimits()
    limits.depth = 2_000
    limits.nodes = 2_000
    limits.filledInBytes = 100_000
    return limits
  }()

  static func run(_ bytes: [UInt8]) -> Int32 {
    let file = SpecFile(bytes: bytes, name: "fuzz.json", locatesViews: true, limits: limits)
    require(file.hasErrors == file.specs.isEmpty, "a file has either errors or specs")
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for diagnostic in file.diagnostics {
      require(!diagnostic.rendered().isEmpty, "a diagnostic can be shown")
      require(!diagnostic.message.hasPrefix("json-c"), "what json-c refuses was found before")
      guard let position = diagnostic.position else { continue }
      require(1...lines.count ~= position.line, "line \(position.line) is in the file")
      let line = String(decoding: lines[position.line - 1], as: UTF8.self)
      require(1...line.count + 1 ~= position.column, "column \(position.column) is in its line")
    }
    for scene in file.specs.compactMap(\.scene) where scene.tree.nodes.count < 300 {
      LayoutTarget.check(scene)
    }
    return Verdict.interesting
  }
}
