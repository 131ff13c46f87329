import Foundation
import Testing

/// Holds the table of docs/SEEDS.md against the claims and pairs that it lists;
/// `ESPALIER_RECORD=1` writes it anew.
struct SeedDocumentTests {
  private static let marks = ("<!-- table: SeedDocumentTests -->\n", "<!-- end of the table -->\n")

  @Test func theTableListsEveryClaim() throws {
    let path = Espalier.specs + "/../docs/SEEDS.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let start = try #require(text.range(of: Self.marks.0)).upperBound
    let end = try #require(text.range(of: Self.marks.1)).lowerBound
    let table = try self.table()
    if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil {
      try text.replacingCharacters(in: start..<end, with: table)
        .write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[start..<end]) == table)
    }
  }

  private func table() throws -> String {
    let pairs = try String(contentsOfFile: Espalier.specs + "/Swift/pairs.tsv", encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    var rows: [(file: String, text: String)] = pairs.map { pair in
      let name = pair[3].isEmpty ? "" : ", case *\(pair[3])*"
      let after = pair[4].isEmpty ? "" : ", after `\(pair[4])`"
      let words = "geometry and tree of `\(pair[2])`\(name)\(after)"
      return (pair[0], row(pair[0], pair[1], words, "`tools/compare-front-ends \(pair[0])`"))
    }
    for claim in SeedClaim.all {
      let text = row(claim.file, claim.preview ?? "", claim.claim, "`SeedClaimTests`")
      rows.append((claim.file, text))
    }
    let files = Set(rows.map(\.file)).sorted()
    let lines = files.flatMap { file in rows.filter { $0.file == file }.map(\.text) }
    return "| file | preview | what must come out | proved by |\n| --- | --- | --- | --- |\n"
      + lines.joined()
  }

  private func row(_ file: String, _ preview: String, _ claim: String, _ proof: String) -> String {
    "| \(file) | \(preview) | \(claim) | \(proof) |\n"
  }
}
