/// The content of a project file, in whichever format: strings, lists and dictionaries.
package enum ProjectData: Equatable, Sendable {
  case text(String)
  case list([ProjectData])
  case table([String: ProjectData])

  /// The text; nil for a list or a dictionary.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements of a list; empty for other values.
  package var list: [ProjectData] {
    if case .list(let list) = self { list } else { [] }
  }

  /// The entries of a dictionary; empty for other values.
  package var table: [String: ProjectData] {
    if case .table(let table) = self { table } else { [:] }
  }

  /// The strings of a list, or a single string.
  package var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

  package subscript(_ key: String) -> ProjectData? { table[key] }

  /// The entries of a table in the order of their keys.
  package var entries: [(key: String, value: ProjectData)] {
    table.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}
