import Foundation
import Testing

/// The measures of an audit by profile and by `.espalier.yml` (W8.5).
@Suite struct AuditProfileTests {
  private let scratch: ScratchFolder

  /// Letters of 20 points and 3.36 : 1, and a button of 46 × 46 points.
  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "card.json",
      """
      {
        "scene": { "width": 390, "height": 844 },
        "view": {
          "type": "VStack",
          "spacing": 40,
          "children": [
            {
              "type": "Text", "content": "Avocado",
              "modifiers": [{ "font": { "system": { "size": 20 } } }, { "foregroundStyle": "#8C8C8C" }]
            },
            {
              "type": "Button",
              "label": {
                "type": "Image", "systemName": "plus",
                "modifiers": [{ "frame": { "width": 46, "height": 46 } }]
              },
              "modifiers": [{ "accessibilityLabel": "Plus" }]
            }
          ]
        }
      }
      """
    )
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let level: String
      let required: Double?
    }
    let findings: [Finding]
  }

  private func findings(_ rule: String, _ options: String = "") throws -> [Report.Finding] {
    let words = "audit card.json --rule \(rule) --format json --fail-on never \(options)"
    let run = try Espalier.run(
      arguments: words.split(separator: " ").map(String.init),
      in: scratch.path
    )
    try #require(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings
  }

  @Test func lettersAreLargeByTheProfile() throws {
    #expect(try findings("contrast-text").map(\.level) == ["note"])
    #expect(try findings("contrast-text", "--profile android").map(\.level) == ["note"])
    let wcag = try findings("contrast-text", "--profile wcag")
    #expect(wcag.map(\.level) == ["error"])
    #expect(wcag.first?.required == 4.5)
  }

  @Test func targetsAreUsualByTheProfile() throws {
    #expect(try findings("target-comfort").isEmpty)
    #expect(try findings("target-comfort", "--profile wcag").isEmpty)
    #expect(try findings("target-comfort", "--profile android").map(\.required) == [48])
  }

  @Test func aProjectChoosesProfileAndThresholds() throws {
    try scratch.write(
      ".espalier.yml",
      "audit:\n  profile: wcag\n  thresholds:\n    contrast-text: 7\n    target-comfort: 60\n"
    )
    #expect(try findings("contrast-text").map(\.required) == [7])
    #expect(try findings("target-comfort").map(\.required) == [60])
    // The option goes before the file.
    #expect(try findings("contrast-text", "--profile apple").map(\.level) == ["note"])
  }

  @Test func aLookAndASnapshotJudgeByTheSameMeasures() throws {
    func words() throws -> [String] {
      let look = try Espalier.run("look", "card.json", in: scratch.path)
      let arguments = ["snapshot", "card.json", "--as", "audit", "--record"]
      _ = try Espalier.run(arguments: arguments, in: scratch.path)
      return [look.output, try scratch.read("__Snapshots__/card.json/card.audit.txt")]
    }
    #expect(try words().allSatisfy { !$0.contains("4.5 is required") })
    try scratch.write(".espalier.yml", "audit:\n  profile: wcag\n")
    for text in try words() { #expect(text.contains("4.5 is required"), "\(text)") }
  }

  @Test(arguments: [
    ("profile: ios", "'ios' is no profile; there are apple, wcag and android"),
    ("thresholds:\n    overlap: 2", "'overlap' has no threshold to choose; there are contrast"),
    ("thresholds:\n    text-small: -1", "'-1' is no threshold of text-small; give a number above"),
    ("levels: 1", "audit has no 'levels'; there are profile, thresholds, severity and exclude"),
  ])
  func settingsThatAreNoneAreRefused(_ text: String, _ message: String) throws {
    try scratch.write(".espalier.yml", "audit:\n  \(text)\n")
    let run = try Espalier.run(arguments: ["audit", "card.json"], in: scratch.path)
    #expect(run.status == 65)
    let parts = message.components(separatedBy: "; ")
    #expect(run.errors.contains(parts[0]) && run.errors.contains(parts[1]), "\(run.errors)")
  }
}
