import Foundation
import Testing

/// `docs/SWIFTUI.md` says of every counted name what the module has, and says it truly.
///
/// It is written by `tools/swiftui-names`, which knows more than the texts of the sources tell.
@Suite struct SwiftUINamesTests {
  private static let document = Project.text("docs/SWIFTUI.md")
  private static let counts = Project.text("docs/swiftui-names.tsv")

  /// The rows about names: name, count and what is said.
  private static let rows: [[String]] = NameRow.all(in: document)

  @Test func everyCountedNameIsThereOnce() {
    let counted = Self.counts.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t").prefix(1) + line.split(separator: "\t")[2...2]
    }
    #expect(counted.count > 300)
    let rows = Set(Self.rows.map { "\($0[0]) \($0[1])" })
    #expect(Self.rows.count == counted.count)
    for name in counted where !rows.contains(name.joined(separator: " ")) {
      Issue.record("docs/SWIFTUI.md leaves out \(name[0]); run tools/swiftui-names")
    }
  }

  @Test func whatWorksIsDeclaredAndUsed() {
    let along = Set(NameRow.comesAlong(Self.counts))
    let declared = PublicNames(Project.sources.filter { PublicNames.isOfAModule($0.path) })
    let works = Self.rows.compactMap { row in NameRow.user(row[2]).map { (row, $0) } }
    #expect(works.count > 70)
    for (row, path) in works {
      let name = row[0]
      let word = String(name.drop { ".@#".contains($0) })
      if !along.contains(name), !declared.contains(word) {
        Issue.record("docs/SWIFTUI.md: \(name) works, but no source declares it publicly")
      }
      guard let file = Project.tried.first(where: { $0.path == path }) else {
        Issue.record("docs/SWIFTUI.md: \(name) works by \(path), which is not there")
        continue
      }
      if !file.text.contains(word) {
        Issue.record("docs/SWIFTUI.md: \(name) works by \(path), which does not mention it")
      }
    }
  }

  /// The labels are those of a declaration of the name.
  @Test func argumentsWithoutEffectAreThoseOfTheDeclarations() {
    let sources = Project.sources.filter { PublicNames.isOfAModule($0.path) }
    let inPart = Self.rows.filter { $0[2].contains("no effect: ") }
    #expect(inPart.contains { $0[0] == ".swipeActions" })
    for row in inPart {
      let name = row[0].filter { !".@#".contains($0) }
      let files = sources.filter { $0.text.contains(name) }
      for label in row[2].split(separator: "no effect: ")[1].split(separator: ", ") {
        let word = label.filter { !"`:".contains($0) }
        if !files.contains(where: { $0.text.contains(word) }) {
          Issue.record("docs/SWIFTUI.md: no declaration of \(row[0]) has the argument \(label)")
        }
      }
    }
  }

  /// What is inert or unavailable says so where it is declared.
  @Test func reasonsAreThoseOfTheDeclarations() {
    let sources = Project.sources.filter { PublicNames.isOfAModule($0.path) }
    for row in Self.rows {
      guard let words = row[2].firstRange(of: "because ") else { continue }
      let start = row[2][words.upperBound...].prefix(16)
      let isGiven = sources.contains { file in
        file.text.range(of: start, options: .caseInsensitive) != nil
      }
      if !isGiven { Issue.record("docs/SWIFTUI.md: no source says why of \(row[0])") }
    }
  }

  @Test func rowsAreRead() {
    let text = """
      | name | uses | here |
      | --- | --- | --- |
      | `.frame` | 12 | works: `a.swift` |
      | works | 1 | 12 | 5.0 % |
      """
    #expect(NameRow.all(in: text) == [[".frame", "12", "works: `a.swift`"]])
    #expect(NameRow.user("works: `a.swift`") == "a.swift")
    #expect(NameRow.user("works in part: `a.swift`; no effect: `edge:`") == "a.swift")
    #expect(NameRow.user("missing") == nil)
    let names = PublicNames([
      ProjectFile(
        path: "a.swift",
        text: "public struct A {}\n  public nonisolated func b() {}\nfunc c() {}\n  case d(e)\n"
      )
    ])
    #expect(["A", "b", "d"].allSatisfy { names.contains($0) })
    #expect(!names.contains("c"))
  }
}
