import Foundation
import Testing

/// Reports of `espalier audit` beside the plain list: differences, pages, pictures, tried changes,
/// evidence for labels.
@Suite struct AuditReportTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let view: String
      let fingerprint: String
      let crop: String?
      let mend: Mend?
    }
    struct Mend: Decodable {
      let change: String
      let line: Int?
    }
    let since: String?
    let findings: [Finding]
    let gone: [Finding]?
  }

  private struct Labels: Decodable {
    struct Label: Decodable {
      let label: String
      let answer: String
      let proof: [String]
      let against: [String]
    }
    let labels: [Label]
  }

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A screen of views, each as JSON.
  private func write(_ views: String..., as name: String = "card.json") throws {
    let children = views.joined(separator: ",\n")
    try scratch.write(
      name,
      #"{"view": {"type": "VStack", "spacing": 40, "children": [\#n\#(children)\#n]}}"#
    )
  }

  private func audit(_ options: String) throws -> Espalier.Run {
    try Espalier.shell("\"$espalier\" audit \(options)", in: scratch.path)
  }

  private func report(_ options: String) throws -> Report {
    let run = try audit("\(options) --format json --fail-on never")
    try #require(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  private static let unnamed =
    #"{"type": "Button", "label": {"type": "Circle", "#
    + #""modifiers": [{"frame": {"width": 50, "height": 50}}]}}"#
  private static let hidden =
    #"{"type": "Button", "title": "Save", "modifiers": [{"accessibilityHidden": true}]}"#
  private static let clean = #"{"type": "Text", "content": "Avocado toast"}"#
  private static let cut =
    #"{"type": "Text", "content": "Avocado toast with lime", "#
    + #""modifiers": [{"lineLimit": 1}, {"frame": {"width": 150}}]}"#

  // MARK: Differences

  @Test func aDifferenceTellsWhatIsNewAndWhatIsGone() throws {
    try write(Self.unnamed, Self.clean)
    #expect(try audit("card.json --format json --fail-on never -o base.json").status == 0)
    #expect(try audit("card.json --diff base.json").status == 0)
    try write(Self.clean, Self.hidden)
    let run = try audit("card.json --diff base.json")
    #expect(run.status == 1)
    #expect(run.output.contains("[hidden-control]"))
    #expect(
      run.lines.contains { $0.hasPrefix("gone: card.json:") && $0.hasSuffix("[name-missing]") }
    )
    #expect(run.lines.contains { $0.hasPrefix("since base.json: ") })
    let report = try report("card.json --diff base.json")
    #expect(report.since == "base.json")
    #expect(report.gone?.contains { $0.rule == "name-missing" } == true)
    #expect(!report.findings.contains { $0.rule == "name-missing" })
  }

  @Test func findingsOfFilesThatAreNotAuditedAreNotGone() throws {
    try write(Self.unnamed)
    try write(Self.hidden, as: "other.json")
    #expect(
      try audit("card.json other.json --format json --fail-on never -o base.json").status == 0
    )
    #expect(try report("card.json --diff base.json").gone?.isEmpty == true)
  }

  @Test func aRevisionOfGitIsABase() throws {
    try write(Self.unnamed, Self.clean)
    let git = "git -c user.name=A -c user.email=a@example.com"
    let made = try Espalier.shell(
      "git init -q . && git add card.json && \(git) commit -qm First",
      in: scratch.path
    )
    try #require(made.status == 0, "\(made.errors)")
    #expect(try audit("card.json --diff HEAD").status == 0)
    try write(Self.unnamed, Self.hidden)
    try write(Self.hidden, as: "new.json")
    let run = try audit("card.json new.json --diff HEAD")
    #expect(run.status == 1)
    #expect(!run.output.contains("[name-missing]"))
    #expect(run.output.contains("card.json:"))
    #expect(run.output.contains("new.json:"))
    #expect(run.lines.contains { $0.hasPrefix("since HEAD: ") })
    // The user's index and files are as they were.
    let status = try Espalier.shell("git status --short", in: scratch.path)
    #expect(status.lines.filter { !$0.isEmpty } == [" M card.json", "?? new.json"])
    let unknown = try audit("card.json --diff nothing")
    #expect(unknown.status == 66)
    #expect(
      unknown.errors.contains(
        "nothing: error: there is neither a report nor a revision of that name"
      )
    )
    #expect(try audit("\"$PWD/card.json\" --diff HEAD").status == 66)
  }

  // MARK: Pictures

  @Test func aPageHasFindingsWithPicturesAndNoScript() throws {
    try write(Self.unnamed, Self.cut)
    let page = try audit("card.json --format html --fail-on never").output
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("name-missing, WCAG 4.1.2 A"))
    #expect(page.contains("src=\"data:image/png;base64,"))
    #expect(page.contains("Avocado toast with lime"))
    #expect(!page.contains("<script"))
    #expect(!page.contains("://"))
  }

  @Test func picturesOfPlacesAreWrittenByFingerprints() throws {
    try write(Self.unnamed)
    let report = try report("card.json --crops crops")
    let finding = try #require(report.findings.first { $0.rule == "name-missing" })
    #expect(finding.crop == finding.fingerprint + ".png")
    let path = scratch.path + "/crops/" + (finding.crop ?? "")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  // MARK: Changes that were tried

  @Test func aChangeThatMendsIsTried() throws {
    // Letters of the system's blue are a finding once they are not hidden any more.
    let label =
      #"{"type": "Text", "content": "Save", "modifiers": [{"foregroundStyle": "primary"}, {"padding": 14}]}"#
    let hiddenButton =
      #"{"type": "Button", "label": \#(label), "modifiers": [{"accessibilityHidden": true}]}"#
    try write(Self.clean, Self.cut, hiddenButton)
    let report = try report("card.json --mend")
    let cut = try #require(report.findings.first { $0.rule == "text-cut" })
    let mend = try #require(cut.mend)
    #expect(mend.change.contains("frame") || mend.change.contains("lineLimit"))
    #expect(mend.line == 3)
    let hidden = try #require(report.findings.first { $0.rule == "hidden-control" })
    #expect(hidden.mend?.change.contains("accessibilityHidden") == true)
    #expect(try audit("card.json --mend").output.contains("  tried: "))
    // Without the option nothing is said to be tried.
    #expect(try self.report("card.json").findings.allSatisfy { $0.mend == nil })
  }

  @Test func whatNoChangeMendsIsNotSaidToBeTried() throws {
    try write(Self.unnamed)
    let report = try report("card.json --mend --rule name-missing")
    #expect(report.findings.count == 1)
    #expect(report.findings.allSatisfy { $0.mend == nil })
  }

  // MARK: Labels

  @Test func labelsHaveEvidence() throws {
    try write(Self.clean, #"{"type": "Button", "title": "Save"}"#)
    try write(Self.unnamed, as: "bad.json")
    func labels(_ files: String) throws -> [String: Labels.Label] {
      let run = try audit("\(files) --labels --format json")
      try #require(run.status == 0, "\(run.errors)")
      let document = try JSONDecoder().decode(Labels.self, from: Data(run.output.utf8))
      return Dictionary(uniqueKeysWithValues: document.labels.map { ($0.label, $0) })
    }
    let good = try labels("card.json")
    #expect(good.count == 9)
    #expect(good["VoiceOver"]?.answer == "supported")
    #expect(good["Larger Text"]?.answer == "supported")
    #expect(good["Dark Interface"]?.answer == "supported")
    #expect(good["Captions"]?.answer == "unknown")
    #expect(good.values.allSatisfy { !$0.proof.isEmpty })
    let bad = try labels("card.json bad.json")
    #expect(bad["VoiceOver"]?.answer == "not supported")
    #expect(bad["VoiceOver"]?.against.isEmpty == false)
    let text = try audit("bad.json --labels")
    #expect(text.output.contains("not supported: "))
    #expect(text.output.contains("[name-missing]"))
    #expect(try audit("card.json --labels --format sarif").status == 64)
  }
}
