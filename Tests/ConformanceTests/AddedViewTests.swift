import Foundation
import Testing

/// The paths of additions in `docs/architecture/additions.md` are those that what is there took.
@Suite struct AddedViewTests {
  /// Something that was added, and the lists of its files, which begin at marks in the document.
  struct Addition: Sendable, CustomTestStringConvertible {
    var name: String
    /// The files that may be touched at most.
    var limit: Int
    /// The mark of the list of files that name it for another reason than its being there.
    var neighbors: String?

    var testDescription: String { name }
  }

  private static let additions = [
    Addition(name: "shadow", limit: 6, neighbors: "shadow of a style"),
    Addition(name: "fixedSize", limit: 8, neighbors: "fixedSize is used"),
    Addition(name: "ViewThatFits", limit: 7, neighbors: "ViewThatFits has a level"),
    Addition(name: "ZStack", limit: 8, neighbors: "ZStack is used"),
    Addition(name: "LabeledContent", limit: 8, neighbors: "LabeledContent has a style"),
    Addition(name: "DisclosureGroup", limit: 9, neighbors: "DisclosureGroup has a role"),
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardizedFileURL

  /// All sources by path but for those of frameworks, which use the front end as users do.
  private static let sources = Result {
    let sources = root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var texts: [String: String] = [:]
    for case let file as String in files
    where file.hasSuffix(".swift") && !file.hasPrefix("SwiftFrontEnd/Frameworks/") {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      texts["Sources/\(file)"] = text
    }
    return texts
  }

  /// The files in which something of the name is declared, used or written as a key.
  ///
  /// That is `.fixedSize`, `"fixedSize"`, `case fixedSize` or `struct FixedSizeNode`; comments do not
  /// count. The Swift front end is made of views as the user's own screens are, so there what declares
  /// the name counts alone.
  private static func files(naming name: String) throws -> Set<String> {
    let (first, rest) = (name.prefix(1), name.dropFirst())
    // The words for a `ZStack` begin with two capitals.
    let lower = name == "ZStack" ? "zStack" : first.lowercased() + rest
    let upper = first.uppercased() + rest
    let pattern = try Regex(
      #"(\.|"|(case|func|let|var|enum|struct) )"# + "(\(lower)|\(upper))"
        + "(Node|Value|Views|Semantics)?(?![A-Za-z0-9_])"
    )
    let declaration = try Regex("(func|struct) (\(lower)|\(upper))(?![A-Za-z0-9_])")
    let files = try sources.get().filter { path, text in
      guard text.contains(lower) || text.contains(upper) else { return false }
      let wanted = path.hasPrefix("Sources/SwiftFrontEnd/SwiftUI/") ? declaration : pattern
      return text.split(separator: "\n").contains { line in
        line.prefix(upTo: line.commentStart).contains(wanted)
      }
    }
    return Set(files.keys)
  }

  /// The files that the document lists behind a mark, up to the next.
  private static func listed(_ mark: String) throws -> [String] {
    let document = root.appendingPathComponent("docs/architecture/additions.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- \(mark) -->"), "no mark for \(mark)")
    let section = text[start.upperBound...].prefix { $0 != "<" }
    return section.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- `") else { return nil }
      return line.dropFirst(3).split(separator: "`").first.map(String.init)
    }
  }

  @Test(arguments: additions)
  func itsFilesAreTheListedOnes(_ addition: Addition) throws {
    let path = try Self.listed(addition.name)
    let neighbors = try addition.neighbors.map { try Self.listed($0) } ?? []
    let found = try Self.files(naming: addition.name)
    let difference = found.symmetricDifference(path + neighbors).sorted()
    #expect(difference == [], "they are in the sources or in the document only")
    #expect(path.count <= addition.limit, "\(addition.name) takes more files than it may")
    #expect(Set(path).count == path.count && Set(path).isDisjoint(with: neighbors))
  }

  @Test func theTableOfFiguresIsThatOfTheLists() throws {
    let document = Self.root.appendingPathComponent("docs/architecture/additions.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    for name in ["shadow", "fixedSize", "ViewThatFits", "DisclosureGroup"] {
      let row = text.split(separator: "\n").first { $0.hasPrefix("|") && $0.contains("`\(name)`") }
      let count = try Self.listed(name).count
      #expect(row?.hasSuffix("| \(count) |") == true, "the figures say otherwise of \(name)")
    }
  }
}

extension Substring {
  /// Where the comment of a line begins, or its end.
  fileprivate var commentStart: Index { firstRange(of: "//")?.lowerBound ?? endIndex }
}
