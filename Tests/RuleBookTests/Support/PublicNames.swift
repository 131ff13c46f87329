/// The names that sources declare publicly.
struct PublicNames {
  private static let keywords: Set<Substring> = [
    "associatedtype", "case", "class", "enum", "func", "let", "macro", "protocol", "struct",
    "typealias", "var",
  ]

  private var names: Set<String> = []

  init(_ files: [ProjectFile]) {
    for file in files {
      var isProtocol = false
      for line in file.lines {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
          .drop { ["nonisolated", "MainActor", "preconcurrency"].contains($0) }
        if words.starts(with: ["public", "protocol"]) { isProtocol = true }
        if line.hasPrefix("}") { isProtocol = false }
        // Cases and requirements are as public as their type.
        let isPublic = ["public", "open", "case"].contains(words.first) || isProtocol
        guard isPublic, !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        for (word, next) in zip(words, words.dropFirst())
        where PublicNames.keywords.contains(word) {
          names.insert(String(next))
        }
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether a file belongs to a module that sources of screens import.
  static func isOfAModule(_ path: String) -> Bool {
    ["SwiftUI", "Shims"].contains { path.hasPrefix("Sources/SwiftFrontEnd/\($0)/") }
  }
}

/// A row about a name in `docs/SWIFTUI.md`.
enum NameRow {
  /// The rows: name, count and what is said of it.
  static func all(in document: String) -> [[String]] {
    document.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.split(separator: "|").map { String($0).trimmed }
      guard cells.count == 3 else { return nil }
      return [cells[0].filter { $0 != "`" }, cells[1], cells[2]]
    }
  }

  /// The file that shows that a name works, at least in part; nil if it does not.
  static func user(_ state: String) -> String? {
    guard state.hasPrefix("works: `") || state.hasPrefix("works in part: `") else { return nil }
    return state.split(separator: "`").dropFirst().first.map(String.init)
  }

  /// The counted names that come with the import of SwiftUI and are declared elsewhere.
  static func comesAlong(_ counts: String) -> [String] {
    counts.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 5 else { return nil }
      return ["Swift", "Observation", "Combine"].contains(cells[4]) ? cells[0] : nil
    }
  }
}
