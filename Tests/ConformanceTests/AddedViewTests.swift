import Foundation
import Testing

/// The path of an added view in `docs/ARCHITECTURE.md` is the one that `LabeledContent` took.
@Suite struct AddedViewTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardizedFileURL

  /// The files of `Sources` that name the view.
  private static func filesThatNameIt() throws -> Set<String> {
    let sources = root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var names: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      if text.lowercased().contains("labeledcontent") { names.insert("Sources/\(file)") }
    }
    return names
  }

  /// The files that the document lists between two of its marks.
  private static func listed(from start: String, to end: String) throws -> [String] {
    let document = root.appendingPathComponent("docs/ARCHITECTURE.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let first = try #require(text.range(of: "<!-- \(start) -->"))
    let last = try #require(text.range(of: "<!-- \(end) -->"))
    return text[first.upperBound..<last.lowerBound].split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- `") else { return nil }
      return line.dropFirst(3).split(separator: "`").first.map(String.init)
    }
  }

  @Test func itsFilesAreTheListedOnes() throws {
    let view = try Self.listed(from: "LabeledContent", to: "labeledContentStyle")
    let style = try Self.listed(from: "labeledContentStyle", to: "end")
    #expect(try Self.filesThatNameIt() == Set(view + style))
    #expect(view.count <= 6, "a view without state takes six files at most")
  }
}
