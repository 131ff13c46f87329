import Foundation
import Testing

/// `espalier conformance`: cases with errors, export to Swift, and recordings.
@Suite struct RecordingCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "cases.json",
      """
      { "scene": { "width": 100, "height": 50 }, "cases": [
        { "name": "good", "view": { "type": "Color", "id": "a" },
          "expect": { "frames": { "a": [0, 0, 100, 50] } } },
        { "name": "bad", "view": { "type": "Colour" } },
        { "name": "text", "view": { "type": "Text", "content": "a", "id": "b" },
          "expect": { "size": [9, 21] } } ] }
      """
    )
  }

  private func run(_ options: String) throws -> Espalier.Run {
    try Espalier.shell("\"$espalier\" conformance cases.json \(options)", in: scratch.path)
  }

  // MARK: Cases with errors

  @Test func aBadCaseIsReportedAndTheOthersRun() throws {
    let run = try run("--filter name:o")
    #expect(run.status == 65)
    #expect(run.errorLines.first == "cases.json:4:38: error: no view is named 'Colour'")
    #expect(run.output.contains("ERROR cases.json: bad\n"))
    #expect(run.output.contains("\nall cases                      1        0"))
    let json = try Self.json(try self.run("--format json"))
    let unusable = try #require(json["unusable"] as? [[String: Any]])
    #expect(unusable.count == 1 && unusable[0]["case"] as? String == "bad")
    #expect((json["cases"] as? [Any])?.count == 2)
  }

  @Test func differencesAreValues() throws {
    let json = try Self.json(try run("--format json --timings"))
    let cases = try #require(json["cases"] as? [[String: Any]])
    #expect(cases.allSatisfy { $0["seconds"] is Double })
    #expect((json["seconds"] as? [String: Double])?.keys.sorted() == ["-"])
    let differences = try #require(cases[1]["differences"] as? [[String: Any]])
    #expect(differences[0]["key"] as? String == "size")
    #expect(differences[0]["expected"] as? [Double] == [9, 21])
  }

  private static func json(_ run: Espalier.Run) throws -> [String: Any] {
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(document as? [String: Any])
  }

  // MARK: Recording

  @Test func casesAreExportedToANewFolder() throws {
    let run = try run("--export-swift out")
    #expect(run.status == 65)
    #expect(run.output.hasPrefix("1 of 2 cases are exported\n"))
    #expect(run.output.contains("          1  Text, which is measured with squares\n"))
    let names = [
      "Package.swift", "README.md", "cases.json", "Sources/RecordedCases/Cases1.swift",
      "Sources/RecordedCases/AllCases.swift", "Tests/RecordingTests/RecordingTests.swift",
    ]
    for name in names {
      #expect(FileManager.default.fileExists(atPath: "\(scratch.path)/out/\(name)"), "\(name)")
    }
    let again = try self.run("--export-swift out")
    #expect(again.status == 64)
    #expect(again.errors.contains("out has files; name a new or an empty folder."))
  }

  @Test func aRecordingStandsInForExpectations() throws {
    try scratch.write(
      "recording.json",
      """
      { "cases": [
        { "name": "cases.json#good", "source": "recorded on iOS", "confidence": "recorded",
          "scene": { "width": 100, "height": 50 }, "view": { "type": "Color", "id": "a" },
          "expect": { "frames": { "a": [0, 0, 90, 50] }, "rightToLeft": false } } ] }
      """
    )
    let json = try Self.json(try run("--recording recording.json --format json"))
    let cases = try #require(json["cases"] as? [[String: Any]])
    #expect(cases.map { $0["name"] as? String } == ["good"])
    #expect(cases[0]["outcome"] as? String == "failed")
    #expect(cases[0]["source"] as? String == "recorded on iOS")
    #expect(cases[0]["confidence"] as? String == "recorded")
  }

  @Test(arguments: [
    ("--export-swift out --list", "--export-swift goes with filters alone."),
    ("--recording a.json --engine true", "--recording is for cases that run here"),
    ("--timings --engine true", "--timings is for cases that run here"),
    ("--export-swift cases.json", "cases.json is no folder."),
  ])
  func optionsThatExcludeEachOtherAreRefused(_ options: String, _ message: String) throws {
    let run = try run(options)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
