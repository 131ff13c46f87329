import Foundation
import Testing

/// `espalier snapshot`: screens compared with the files beside their sources.
@Suite struct SnapshotCommandTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try Espalier.shell("\"$espalier\" snapshot \(arguments)", in: scratch.path)
  }

  /// A screen with a text above a button.
  private func write(
    _ name: String = "card.json",
    spacing: Int = 8,
    title: String = "Save",
    second: String = ""
  ) throws {
    try scratch.write(
      name,
      """
      { "scene": { "width": 200, "height": 100 },
        "view": { "type": "VStack", "spacing": \(spacing), "children": [
          { "type": "Text", "content": "Avocado Toast" }, \(second)
          { "type": "Button", "label": { "type": "Text", "content": "\(title)" } }
        ] } }
      """
    )
  }

  private var goldens: [String] {
    scratch.files.filter { $0.contains("__Snapshots__/") && $0.contains(".txt") }
  }

  // MARK: Recording

  @Test func missingSnapshotsFailUntilTheyAreRecordedAndThenHold() throws {
    try write()
    let missing = try run("card.json")
    #expect(missing.status == 1)
    #expect(missing.lines.contains { $0.hasPrefix("card.json: outline is missing") })
    #expect(goldens == [])
    let recorded = try run("card.json --record")
    #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
    #expect(
      goldens == [
        "__Snapshots__/card.json/card.accessibility.txt",
        "__Snapshots__/card.json/card.outline.txt", "__Snapshots__/card.json/card.spoken.txt",
      ]
    )
    let same = try run("card.json")
    #expect(same.status == 0)
    #expect(same.output == "1 screen in 1 variant, 3 snapshots: 3 the same\n")
  }

  @Test func whatIsKeptDependsNotOnTheFolderThatTheCommandIsRunIn() throws {
    try write("Screens/card.json")
    #expect(try run("Screens --as all --text fixed --record").status == 0)
    for name in ["outline.txt", "geometry.json"] {
      let text = try scratch.read("Screens/__Snapshots__/card.json/card.\(name)")
      #expect(!text.contains("Screens"), "\(text)")
      #expect(text.contains("card.json"))
    }
    let inside = try Espalier.shell(
      "cd Screens && \"$espalier\" snapshot card.json --as all --text fixed",
      in: scratch.path
    )
    #expect(inside.status == 0, "\(inside.output)\(inside.errors)")
    // Snapshots are no specs.
    #expect(inside.lines == ["1 screen in 1 variant, 6 snapshots: 6 the same"])
    #expect(try run("Screens --as all --text fixed").status == 0)
  }

  @Test func onlyWhatIsMissingIsRecordedIfThatIsAskedFor() throws {
    try write()
    #expect(try run("card.json --as outline --record").status == 0)
    try write(spacing: 16)
    let mixed = try run("card.json --as outline,spoken --record-missing")
    #expect(mixed.status == 1)
    #expect(mixed.lines.contains { $0.hasPrefix("card.json: outline differs") })
    #expect(mixed.output.contains("1 recorded"))
    #expect(try run("card.json --as outline --record").output.contains("1 updated"))
    #expect(try run("card.json --as outline,spoken").status == 0)
  }

  @Test func aGoldenThatIsTheSameIsNotWritten() throws {
    try write()
    #expect(try run("card.json --record").status == 0)
    let golden = scratch.path + "/__Snapshots__/card.json/card.outline.txt"
    let before = try FileManager.default.attributesOfItem(atPath: golden)[.systemFileNumber] as? Int
    #expect(try run("card.json --record").output.contains("3 the same"))
    let after = try FileManager.default.attributesOfItem(atPath: golden)[.systemFileNumber] as? Int
    #expect(before == after)
    // A checkout of another system ends lines with CR LF.
    let text = try scratch.read("__Snapshots__/card.json/card.outline.txt")
    try scratch.write(
      "__Snapshots__/card.json/card.outline.txt",
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    )
    #expect(try run("card.json").status == 0)
  }

  // MARK: Differences

  @Test func differencesAreToldViewByView() throws {
    try write(second: #"{ "type": "Text", "content": "old" },"#)
    #expect(try run("card.json --record").status == 0)
    try write(spacing: 16, title: "Store")
    let run = try run("card.json")
    #expect(run.status == 1)
    let said = run.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(said.contains { $0.hasPrefix("VStack moved ") && $0.contains(" down, is ") })
    // It moves with what it is in.
    #expect(!said.contains { $0.contains("Avocado Toast") }, "\(run.output)")
    #expect(said.contains { $0.hasPrefix("Text \"old\" is gone from ") }, "\(run.output)")
    #expect(said.contains { $0.contains("said \"Save\" before") }, "\(run.output)")
    #expect(said.contains(#""Save"  [button] is now "Store"  [button]"#), "\(run.output)")
    #expect(said.contains { $0.hasPrefix("hint: --record keeps what is new") })
  }

  @Test func aDifferenceInManyVariantsIsToldOnce() throws {
    try write()
    let matrix = #"--matrix "direction=ltr,rtl; size=large,small" --as spoken"#
    #expect(try run("card.json \(matrix) --record").output.contains("4 recorded"))
    #expect(
      goldens.map { $0.split(separator: "/").last.map(String.init) } == [
        "card.ltr.large.spoken.txt", "card.ltr.small.spoken.txt", "card.rtl.large.spoken.txt",
        "card.rtl.small.spoken.txt",
      ]
    )
    try write(title: "Store")
    let run = try run("card.json \(matrix)")
    #expect(run.lines.count { $0.contains(": spoken differs") } == 1, "\(run.output)")
    #expect(run.output.contains("left to right · large; left to right · small; "))
    #expect(run.output.contains(" and 1 more"))
  }

  @Test func picturesDifferByPixelsAndThePageShowsThem() throws {
    try write()
    #expect(try run("card.json --as picture --record").status == 0)
    try write(title: "Store")
    let run = try run("card.json --as picture --report page.html")
    #expect(run.status == 1)
    #expect(run.output.contains(" pixels differ, all of them in "), "\(run.output)")
    let page = try scratch.read("page.html")
    #expect(page.split(separator: "data:image/png;base64,").count == 4)
    #expect(!page.contains("<script"))
    #expect(!scratch.files.contains { $0.contains("difference") })
  }

  @Test func findingsOfAnAuditAreKept() throws {
    try write()
    #expect(try run("card.json --as audit --text fixed --record").status == 0)
    let text = try scratch.read("__Snapshots__/card.json/card.audit.txt")
    #expect(text.contains("less than 28 × 28 [target-small] 0/1\n"), "\(text)")
  }

  // MARK: Obsolete goldens

  @Test func goldensThatNoScreenHasAreNamedAndRemovedIfAskedFor() throws {
    try write("Screens/card.json")
    try write("Screens/list.json")
    #expect(try run("Screens --record").status == 0)
    try FileManager.default.removeItem(atPath: scratch.path + "/Screens/list.json")
    try scratch.write("Screens/__Snapshots__/card.json/sheet.outline.txt", "old\n")
    try scratch.write("Screens/__Snapshots__/card.json/notes.md", "mine\n")
    let named = try run("Screens")
    #expect(named.status == 0)
    #expect(named.lines.count { $0.contains("obsolete: no screen has it") } == 4, "\(named.output)")
    // A part of the screens cannot tell.
    #expect(!(try run("Screens --shard 1/1").output.contains("obsolete")))
    #expect(!(try run("Screens --as spoken").output.contains("sheet.outline")))
    let pruned = try run("Screens --prune")
    #expect(pruned.status == 0)
    #expect(pruned.output.contains("4 removed"))
    #expect(
      scratch.files.filter { $0.hasPrefix("Screens/__Snapshots__/") } == [
        "Screens/__Snapshots__/card.json",
        "Screens/__Snapshots__/card.json/card.accessibility.txt",
        "Screens/__Snapshots__/card.json/card.outline.txt",
        "Screens/__Snapshots__/card.json/card.spoken.txt",
        "Screens/__Snapshots__/card.json/notes.md",
      ]
    )
  }

  @Test func theGoldensOfAFileThatWasNotGivenAreNotObsolete() throws {
    try write("card.json")
    try write("list.json")
    #expect(try run(". --record").status == 0)
    #expect(try run("card.json").lines == ["1 screen in 1 variant, 3 snapshots: 3 the same"])
  }

  // MARK: Errors

  @Test func anErrorIsAResultAndAllOthersAreCompared() throws {
    try write("Screens/card.json")
    try write("Screens/list.json")
    #expect(try run("Screens --record").status == 0)
    try scratch.write("Screens/bad.json", SampleSpecs.bad)
    try write("Screens/list.json", title: "Store")
    let run = try run("Screens --matrix direction=ltr,rtl")
    #expect(run.status == 65)
    #expect(run.output.contains("error: no view is named 'Tetx'"), "\(run.output)")
    #expect(run.output.contains("2 errors"))
    #expect(run.lines.count { $0.contains("Tetx") } == 1)
    let plain = try self.run("Screens")
    #expect(plain.status == 65)
    #expect(plain.output.contains("list.json: outline differs"), "\(plain.output)")
    #expect(!plain.output.contains("obsolete"))
  }

  @Test func wrongOptionsAreRefused() throws {
    try write()
    for (arguments, message) in [
      ("- < card.json", "Standard input has no place for snapshots"),
      ("card.json --as outlin", "no snapshot is called 'outlin'; did you mean 'outline'?"),
      ("card.json --matrix size=huge", "no size is called 'huge'"),
      ("card.json --matrix scheme=dark --color-scheme light", "--color-scheme and --matrix both"),
      ("card.json --prune --shard 1/2", "--prune needs all screens"),
      ("card.json --record --record-missing", "--record"),
      ("card.json --matrix locale=de/CH,de.CH", "two variants whose files would be called"),
    ] {
      let run = try run(arguments)
      #expect(run.status == 64, "\(arguments): \(run.status)")
      #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
    }
    let nothing = try run("missing.json")
    #expect(nothing.status == 66)
    #expect(nothing.output.contains("missing.json: error: cannot read the file"))
  }

  @Test func aGoldenThatCannotBeReadIsAnError() throws {
    try write()
    #expect(try run("card.json --as outline --record").status == 0)
    let golden = scratch.path + "/__Snapshots__/card.json/card.outline.txt"
    try FileManager.default.removeItem(atPath: golden)
    try FileManager.default.createDirectory(atPath: golden, withIntermediateDirectories: false)
    let run = try run("card.json --as outline")
    #expect(run.status == 65)
    #expect(run.output.contains("card.outline.txt: error: "), "\(run.output)")
  }

  // MARK: Forms and parts

  @Test func shardsTogetherAreAllScreensInOrder() throws {
    for number in 1...5 { try write("Screens/\(number).json") }
    let options = "Screens --matrix direction=ltr,rtl --as outline --format json"
    #expect(try run("\(options) --record").status == 0)
    func results(_ text: String) -> [String] {
      text.split(separator: "\n").map(String.init).filter { $0.contains("\"golden\"") }
    }
    let whole = results(try run(options).output)
    let parts = try (1...3).flatMap { results(try run("\(options) --shard \($0)/3").output) }
    #expect(whole.count == 10)
    #expect(parts == whole)
    #expect(results(try run("\(options) --jobs 1").output) == whole)
  }

  @Test func reportsHaveTheFormThatIsAskedFor() throws {
    try write()
    #expect(try run("card.json --as spoken,outline --record").status == 0)
    try write(title: "A & <B>")
    let json = try run("card.json --as spoken,outline --format json")
    #expect(json.status == 1)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    )
    #expect(document["espalier"] as? String == "snapshot")
    #expect((document["summary"] as? [String: Int])?["different"] == 2)
    let junit = try run("card.json --as spoken,outline --format junit").output
    #expect(junit.contains("<testsuites name=\"espalier snapshot\" tests=\"2\" failures=\"2\""))
    #expect(junit.contains("A &amp; &lt;B&gt;"))
    let github = try run("card.json --as spoken --format github").output
    #expect(github.hasPrefix("::error file=card.json,"), "\(github)")
    #expect(github.contains("%0A") && github.split(separator: "\n").count == 1)
  }

  @Test func twoScreensOfOneNameHaveFilesOfTheirOwn() throws {
    try scratch.write(
      "cases.json",
      """
      { "cases": [
        { "name": "a/b", "view": { "type": "Text", "content": "one" } },
        { "name": "A b", "view": { "type": "Text", "content": "two" } }
      ] }
      """
    )
    let run = try run("cases.json --as spoken --record")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      goldens == [
        "__Snapshots__/cases.json/A-b-2.spoken.txt", "__Snapshots__/cases.json/a-b.spoken.txt",
      ]
    )
  }

  @Test func anInterruptedRunLeavesNothingHalfWritten() throws {
    for number in 1...40 { try write("Screens/\(number).json") }
    _ = try Espalier.shell(
      """
      "$espalier" snapshot Screens --matrix standard --as all --text fixed --record -o out.txt &
      sleep 0.7; kill -TERM $!; wait $!; true
      """,
      in: scratch.path
    )
    #expect(scratch.files.filter { $0.hasSuffix(".tmp") || $0 == "out.txt" } == [])
    let files = scratch.files.filter { $0.hasSuffix(".txt") }
    for file in files { #expect(try scratch.read(file).hasSuffix("\n"), "\(file)") }
  }
}
