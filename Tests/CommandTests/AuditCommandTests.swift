import Foundation
import Testing

/// `espalier audit`, on the screens of `Specs/Audit`: each rule has a file with a screen that fails, its
/// clean twin, controls that are left alone, and what cannot be known.
@Suite struct AuditCommandTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let level: String
      let file: String
      let line: Int?
      let screens: [String]
      let view: String
      let message: String
      let variants: [String]
      let fingerprint: String
    }
    struct Doubt: Decodable {
      let rule: String
      let screen: String
      let reason: String
    }
    let summary: [String: Int]
    let variants: [String]
    let findings: [Finding]
    let unknown: [Doubt]
  }

  private struct Rule: Decodable {
    let id: String
    let level: String
    let criterion: String
    let failsWhen: String
    let silentFor: String
    let remedy: String
  }

  private static let folder = Espalier.specs + "/Audit"

  private static func report(_ arguments: String...) throws -> Report {
    let run = try Espalier.run(
      arguments: ["audit", "--format", "json", "--fail-on", "never"] + arguments
    )
    try #require(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  private static let rules: [Rule] = {
    let run = try? Espalier.run(arguments: ["audit", "--list-rules", "--format", "json"])
    let data = Data((run?.output ?? "").utf8)
    return (try? JSONDecoder().decode([Rule].self, from: data)) ?? []
  }()

  private static let ids = rules.map(\.id)

  @Test func everyRuleHasItsScreens() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(!Self.ids.isEmpty)
    let names = files.filter { $0.hasSuffix(".json") || $0.hasSuffix(".swift") }
      .compactMap { $0.split(separator: ".").first.map(String.init) }
    #expect(names.sorted() == Self.ids.sorted())
  }

  /// Screens that only Swift can say.
  private static let swiftRules = [
    "double-flip", "order-direction", "rotation", "rtl-leftover", "swapped-by-hand",
  ]

  /// What a case is called says what becomes of it.
  @Test(arguments: ids.filter { !swiftRules.contains($0) })
  func aRuleSaysWhatItsScreensAreFor(_ rule: String) throws {
    let path = "\(Self.folder)/\(rule).json"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cases = try #require(file["cases"] as? [[String: Any]])
    check(rule, try Self.report(path), cases.compactMap { $0["name"] as? String })
  }

  @Test(.enabled(if: SwiftCommand.canRun), arguments: swiftRules)
  func aRuleSaysWhatItsPreviewsAreFor(_ rule: String) throws {
    let run = try SwiftCommand.run(
      "audit \(rule).swift --format json --fail-on never",
      in: Self.folder
    )
    try #require(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    let source = try String(contentsOfFile: "\(Self.folder)/\(rule).swift", encoding: .utf8)
    check(rule, report, source.matches(of: /#Preview\("(\w+)"/).map { String($0.1) })
  }

  /// A view that cannot be compiled may have the name or title that is missed.
  @Test(.enabled(if: SwiftCommand.canRun), arguments: ["name-missing", "screen-title"])
  func whatCannotBeCompiledIsUnknown(_ rule: String) throws {
    let run = try SwiftCommand.run(
      "audit \(rule).swift --rule \(rule) --placeholders --format json --fail-on never",
      in: Self.folder + "/NotCompiled"
    )
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
    #expect(report.unknown.contains { $0.rule == rule && $0.reason.contains("compiled") })
  }

  private func check(_ rule: String, _ report: Report, _ cases: [String]) {
    #expect(cases.contains("fails"))
    #expect(cases.contains("clean"))
    #expect(cases.contains("control"))
    for name in cases {
      func isOfCase(_ screen: String) -> Bool { screen.hasSuffix("#\(name)") }
      let found = report.findings.filter { $0.rule == rule && $0.screens.contains(where: isOfCase) }
      let unknown = report.unknown.filter { $0.rule == rule && isOfCase($0.screen) }
      if name.hasPrefix("fails") {
        #expect(!found.isEmpty, "\(name) is found")
        #expect(found.allSatisfy { $0.line != nil && !$0.variants.isEmpty })
      } else {
        #expect(found.isEmpty, "\(name): \(found.map(\.message))")
      }
      #expect(!unknown.isEmpty == (name == "unknown"), "\(name): \(unknown.map(\.reason))")
    }
  }

  /// Apple's controls as they are have no errors, in any system and variant.
  @Test(arguments: ["iOS15", "iOS16", "iOS17", "iOS18", "iOS26", "iOS27"])
  func controlsOfTheSystemHaveNoErrors(_ system: String) throws {
    let report = try Self.report("\(Self.folder)/Controls", "--system", system)
    #expect((report.summary["judged"] ?? 0) > 40)
    let errors = report.findings.filter { $0.level == "error" }
    #expect(errors.isEmpty, "\(errors.map { "\($0.rule): \($0.message) \($0.variants)" })")
  }

  @Test func severalVariantsAreOneFinding() throws {
    let report = try Self.report("\(Self.folder)/name-missing.json", "--rule", "name-missing")
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.variants == report.variants)
    #expect(report.variants.count > 10)
    // Options leave one value of an axis.
    let dark = try Self.report(
      "\(Self.folder)/name-missing.json",
      "--color-scheme",
      "dark",
      "--layout-direction",
      "ltr"
    )
    #expect(dark.variants.count < report.variants.count)
    #expect(!dark.variants.contains { $0.contains("right to left") })
  }

  @Test func theStatusFollowsTheLevel() throws {
    let path = "\(Self.folder)/target-comfort.json"
    #expect(try Espalier.run("audit", path).status == 0)
    #expect(try Espalier.run("audit", path, "--fail-on", "note").status == 1)
    #expect(try Espalier.run("audit", "\(Self.folder)/name-missing.json").status == 1)
    #expect(
      try Espalier.run("audit", "\(Self.folder)/name-missing.json", "--fail-on", "never").status
        == 0
    )
    let unknown = try Espalier.run("audit", path, "--rule", "name-mising")
    #expect(unknown.status == 64)
    #expect(
      unknown.errors.contains("no rule is called 'name-mising'; did you mean 'name-missing'?")
    )
  }

  @Test func textSaysWhereAndHowMuchWasJudged() throws {
    let run = try Espalier.run("audit", "Audit/name-missing.json", "--rule", "name-missing")
    let first = try #require(run.lines.first)
    #expect(first.hasPrefix("Audit/name-missing.json:"))
    #expect(
      first.hasSuffix(
        ": error: Button has no name: nothing says what it is for [name-missing]"
      )
    )
    #expect(run.output.contains("judged: 1 error, 0 warnings, 0 notes, 0 unknown"))
    let unknown = try Espalier.run("audit", "Audit/image-name.json", "--rule", "image-name")
    #expect(unknown.output.contains("unknown: Audit/image-name.json:"))
  }

  @Test func gitHubGetsCommands() throws {
    let run = try Espalier.run(
      "audit",
      "Audit/name-missing.json",
      "--rule",
      "name-missing",
      "--format",
      "github"
    )
    let line = try #require(run.lines.first)
    #expect(run.lines.count == 1)
    #expect(line.hasPrefix("::error file=Audit/name-missing.json,line="))
    #expect(line.contains(",title=name-missing::Button has no name%3A") == false)
    #expect(line.contains(",title=name-missing::Button has no name: nothing"))
  }

  /// The members that SARIF 2.1.0 requires (3.13, 3.14, 3.18, 3.19, 3.27, 3.49).
  @Test func sarifHasWhatItRequires() throws {
    let run = try Espalier.run(
      "audit",
      "Audit/text-cut.json",
      "--format",
      "sarif",
      "--fail-on",
      "never"
    )
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    let tool = try #require(runs.first?["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "espalier")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    // Rules that only 'espalier rtl' asks are named there, too.
    let others: Set = [
      "not-mirrored", "reading-order", "untranslated", "translation-cut", "translation-wraps",
    ]
    let listed = rules.compactMap { $0["id"] as? String }
    #expect(listed.filter { !others.contains($0) } == Self.ids)
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results {
      let message = try #require(result["message"] as? [String: Any])
      #expect((message["text"] as? String)?.isEmpty == false)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(Self.ids[index] == result["ruleId"] as? String)
      let locations = try #require(result["locations"] as? [[String: Any]])
      let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: Any])
      #expect(artifact["uri"] as? String == "Audit/text-cut.json")
      let region = try #require(physical["region"] as? [String: Any])
      #expect(try #require(region["startLine"] as? Int) > 0)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints["espalier/v1"]?.count == 16)
    }
  }

  /// The rules that the law of audits names, besides those that only `espalier rtl` asks.
  @Test func noRuleOfTheLawIsMissing() throws {
    #expect(Self.ids.count == 72)
    let needed: Set = [
      "state-not-exposed", "order-direction", "gesture-only", "rotation", "field-purpose", "motion",
      "flash", "vanishes",
    ]
    #expect(needed.isSubset(of: Self.ids))
    #expect(try !Espalier.run("audit", "--list-rules").output.contains("not there yet"))
  }

  @Test func theDocumentHasAllRules() throws {
    let text = try String(contentsOfFile: Espalier.specs + "/../docs/AUDIT.md", encoding: .utf8)
    for rule in Self.rules {
      let section = """
        ### \(rule.id)

        \(rule.level), \(rule.criterion). Fails when \(rule.failsWhen).

        Not reported: \(rule.silentFor). To mend it: \(rule.remedy).
        """
      #expect(
        text.replacing("\n", with: " ").contains(section.replacing("\n", with: " ")),
        "docs/AUDIT.md has not what --list-rules says of \(rule.id)"
      )
    }
  }
}
