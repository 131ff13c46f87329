import Foundation
import Testing

/// `docs/frameworks.md` lists the frameworks that are there, and says truly how far.
@Suite struct FrameworkListTests {
  private struct Row {
    let name: String
    let kind: String
    let cells: [String]
  }

  private static let rows = Project.text("docs/frameworks.md").split(separator: "\n")
    .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst()
    .map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(name: cells[0], kind: cells[1], cells: cells)
    }

  /// The sources of each framework, by its name.
  private static let sources = Dictionary(
    grouping: Project.sources.filter { $0.path.hasPrefix("Sources/SwiftFrontEnd/Frameworks/") },
    by: { $0.path.split(separator: "/").map(String.init)[3] }
  ).filter { $0.key != "FrameworkPlaces" }

  @Test func everyFrameworkHasARow() {
    #expect(Self.sources.count > 50)
    #expect(Self.rows.map(\.name) == Self.sources.keys.sorted())
  }

  @Test func everyRowSaysHowFar() {
    for row in Self.rows {
      #expect(row.cells.count == 4 && row.cells.allSatisfy { !$0.isEmpty }, "\(row.name)")
      let files = Self.sources[row.name] ?? []
      let isWritten = files.contains { !$0.path.contains("/Inert/") }
      let hasPlaces = files.contains { $0.text.contains("FrameworkPlace(") }
      switch row.kind {
      case "real": #expect(!hasPlaces && isWritten, "\(row.name)")
      case "place": #expect(hasPlaces, "\(row.name)")
      case "inert": #expect(!isWritten, "\(row.name)")
      default: Issue.record("\(row.name) is called \(row.kind)")
      }
    }
  }

  /// What is said to be inert is said of each declaration.
  @Test func inertPartsSayThatTheyAre() {
    let inert = Self.sources.values.flatMap { $0 }.filter { $0.path.contains("/Inert/") }
    #expect(inert.count > 60)
    for file in inert {
      #expect(file.text.hasPrefix("// Written by tools/frameworks/generate"), "\(file.path)")
    }
  }
}
