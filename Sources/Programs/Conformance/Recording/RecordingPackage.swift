internal import Export
package import SpecFormat

/// A Swift package with cases as SwiftUI views, and a test that records their frames on Apple's systems.
///
/// Its recording is a spec file: the same cases in their canonical form, with the frames of the device as
/// expectations.
package struct RecordingPackage: Sendable {
  /// A case that is left out.
  package struct LeftOut: Sendable {
    /// The name of the case among all.
    package let id: String
    /// The reason: something that exported SwiftUI cannot express.
    package let reason: String
  }

  /// A case that is exported.
  private struct Exported: Sendable {
    let id: String
    let canonical: CanonicalValue
    /// The source of its view and of its entry in the list of cases.
    let view: [String]
    let entry: [String]
  }

  /// The number of cases in a file of the package.
  private static let casesInFile = 50

  private var cases: [Exported] = []
  /// The cases that are left out, in the order of the files.
  package private(set) var leftOut: [LeftOut] = []

  /// Creates a package without cases.
  package init() {}

  /// The number of exported cases.
  package var count: Int { cases.count }

  /// Adds a case, or leaves it out if something in it cannot be said.
  ///
  /// - Parameter canonical: The case in its canonical form.
  package mutating func add(_ canonical: CanonicalValue, id: String) {
    do {
      let source = try SwiftCaseWriter(canonical, id: id, number: cases.count + 1)
      let head = CanonicalValue.Member("name", .string(id))
      let rest = canonical.without(["name", "expect", "xfail", "source", "confidence", "title"])
      cases.append(
        Exported(
          id: id,
          canonical: .object([head] + rest.members),
          view: source.view,
          entry: source.entry
        )
      )
    } catch {
      leftOut.append(LeftOut(id: id, reason: error.name))
    }
  }

  // MARK: Files

  /// The files of the package, by their paths in its folder.
  package func files() -> [(path: String, bytes: [UInt8])] {
    let document = CanonicalValue.object([
      .init("espalier", .string("spec")),
      .init("version", .number(Double(CanonicalFile.version))),
      .init("cases", .list(cases.map(\.canonical))),
    ])
    let sources = "Sources/RecordedCases/"
    var texts = [
      ("Package.swift", RecordingSources.manifest),
      ("README.md", RecordingSources.readme),
      (sources + "Recording.swift", RecordingSources.recording),
      (sources + "RecordedCase.swift", RecordingSources.recordedCase),
      (sources + "RecordedDocument.swift", RecordingSources.document),
      ("Tests/RecordingTests/RecordingTests.swift", RecordingSources.test),
    ]
    let parts = stride(from: 0, to: cases.count, by: RecordingPackage.casesInFile).map {
      cases[$0..<min($0 + RecordingPackage.casesInFile, cases.count)]
    }
    for (index, part) in parts.enumerated() {
      texts.append((sources + "Cases\(index + 1).swift", source(part, number: index + 1)))
    }
    texts.append((sources + "AllCases.swift", list(parts.count)))
    return texts.map { ($0.0, Array($0.1.utf8)) } + [("cases.json", document.json(.indented))]
  }

  private func source(_ cases: ArraySlice<Exported>, number: Int) -> String {
    let views = cases.map { $0.view.joined(separator: "\n") }.joined(separator: "\n\n")
    let entries = cases.map { $0.entry.indented.indented.joined(separator: "\n") }
    return """
      import SwiftUI

      \(views)

      extension RecordedCase {
        static let part\(number): [RecordedCase] = [
      \(entries.joined(separator: ",\n")),
        ]
      }

      """
  }

  private func list(_ count: Int) -> String {
    let parts = (1...max(count, 1)).map { "part\($0)" }.joined(separator: " + ")
    return """
      extension RecordedCase {
        /// All cases, in the order of `cases.json`.
        public static let all: [RecordedCase] = \(count == 0 ? "[]" : parts)
      }

      """
  }

  // MARK: Report

  /// The number of cases that are left out, by reason, the most frequent first, as a table.
  package var report: String {
    let all = cases.count + leftOut.count
    var lines = ["\(cases.count) of \(all) cases are exported"]
    let reasons = Dictionary(grouping: leftOut, by: \.reason).mapValues(\.count)
    guard !reasons.isEmpty else { return lines[0] + "\n" }
    lines.append("")
    lines.append("   left out  because of")
    for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let number = String(count)
      lines.append(
        String(repeating: " ", count: max(0, 11 - number.count)) + number + "  " + reason
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
