import Foundation
import Testing

/// `espalier rtl --strict` as a gate: planted mistakes are found, and screens without any pass.
@Suite(.enabled(if: SwiftCommand.canRun)) struct DirectionRuleTests {
  private struct Document: Decodable {
    struct Finding: Decodable {
      let rule: String
      let level: String
      let message: String
    }
    let file: String
    let findings: [Finding]
  }

  private static let folder = Espalier.specs + "/Audit/Planted"

  private static func documents(_ run: Espalier.Run) throws -> [Document] {
    try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Document.self, from: Data($0.utf8))
    }
  }

  /// A preview is called by the rule that finds its mistake; the mended twins are clean.
  @Test func plantedMistakesAreFound() throws {
    let names = "right-to-left.swift right-to-left-mended.swift"
    let run = try SwiftCommand.run("rtl \(names) --strict --format json", in: Self.folder)
    #expect(run.status == 1, "\(run.errors)")
    let documents = try Self.documents(run)
    let planted = documents.filter { $0.file.hasPrefix("right-to-left.swift#") }
    #expect(planted.count == 20)
    let missed = planted.filter { document in
      let name = document.file.split(separator: "#").last ?? ""
      return !document.findings.contains {
        $0.level != "note" && name.hasPrefix($0.rule + ":")
      }
    }
    #expect(missed.count <= 2, "\(missed.map(\.file))")
    let mended = documents.filter { $0.file.hasPrefix("right-to-left-mended.swift#") }
    #expect(mended.count == 20)
    for document in mended {
      #expect(document.findings.isEmpty, "\(document.file): \(document.findings.map(\.message))")
    }
    let clean = try SwiftCommand.run("rtl right-to-left-mended.swift --strict", in: Self.folder)
    #expect(clean.status == 0, "\(clean.output)")
  }

  /// True findings of our own screens: each has been looked at.
  private static let known: Set<String> = [
    // Months are turned with images of chevrons that stay.
    "calendar-month.json image-arrow-not-mirrored",
    // The symbol is drawn in six weights.
    "symbols.json symbol-literal",
    // The time that is left.
    "player.json sign-side",
    // A button of UIKit with an arrow to the right.
    "KitViews.swift symbol-literal",
  ]

  private static func checkFindings(of documents: [Document]) {
    for document in documents {
      let file = document.file.split(separator: "#")[0].split(separator: "/").last ?? ""
      for finding in document.findings where !known.contains("\(file) \(finding.rule)") {
        Issue.record("\(document.file): \(finding.message) [\(finding.rule)]")
      }
    }
  }

  @Test(arguments: ["Screens", "Looks"]) func ourScreensRaiseNoFalseAlarm(_ folder: String) throws {
    let run = try Espalier.run("rtl", folder, "--format", "json")
    let documents = try Self.documents(run)
    #expect(documents.count > 10)
    Self.checkFindings(of: documents)
  }

  @Test func ourSwiftScreensRaiseNoFalseAlarm() throws {
    let run = try SwiftCommand.run("rtl *.swift --format json", in: Espalier.specs + "/Swift")
    let documents = try Self.documents(run)
    #expect(documents.count > 25, "\(run.errors)")
    Self.checkFindings(of: documents)
  }
}
