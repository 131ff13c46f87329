import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SubcommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("good.json", SampleSpecs.good)
    try scratch.write("bad.json", SampleSpecs.bad)
    try scratch.write("failing.json", SampleSpecs.failing)
    try scratch.write("rules.json", SampleSpecs.rules)
    try scratch.write("cases.json", SampleSpecs.cases)
  }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try Espalier.shell("\"$espalier\" " + arguments, in: scratch.path)
  }

  // MARK: layout

  @Test func layoutSaysWhenThereIsNothingToLayOut() throws {
    let rules = try run("layout rules.json")
    #expect(rules.status == 65)
    #expect(
      rules.errorLines == ["rules.json: error: nothing to lay out: every case asks a rule"]
    )
    let both = try run("layout rules.json good.json")
    #expect(both.status == 0)
    #expect(both.lines.count == 1)
    #expect(
      both.errorLines == ["rules.json: warning: nothing to lay out: every case asks a rule"]
    )
    #expect(try run("layout --quiet rules.json good.json").errors == "")
  }

  @Test(arguments: ["layout", "accessibility"])
  func jsonHasTheFormThatIsAskedFor(_ command: String) throws {
    let pretty = try run("\(command) good.json").output
    let compact = try run("\(command) good.json --compact").output
    #expect(try run("\(command) good.json --pretty").output == pretty)
    #expect(pretty.split(separator: "\n").count > 5 && compact.split(separator: "\n").count == 1)
    #expect(
      try run("\(command) cases.json --compact").output == run("\(command) cases.json").output
    )
    let several = try run("\(command) good.json good.json --pretty").output
    #expect(several == pretty + pretty)
    #expect(try run("\(command) good.json --compact --pretty").status == 64)
  }

  // MARK: check

  @Test func checkCountsWhatIsFineAndWhatIsNot() throws {
    let all = try run("check good.json cases.json bad.json")
    #expect(all.status == 65)
    #expect(all.output == "2 files with 3 screens are fine, 1 cannot be used\n")
    let good = try run("check good.json")
    #expect(good.status == 0)
    #expect(good.output == "1 file with 1 screen is fine\n")
    let bad = try run("check bad.json")
    #expect(bad.output == "1 file cannot be used\n")
    #expect(try run("check --quiet good.json").output == "")
  }

  @Test func checkShowsWarningsUnlessItIsToldToBeQuiet() throws {
    try scratch.write(
      "odd.json",
      """
      { "view": { "type": "Color", "modifiers": [{ "frame": { "width": "inf" } }] } }
      """
    )
    let run = try run("check odd.json")
    #expect(run.status == 0)
    #expect(run.errorLines.first?.hasPrefix("odd.json:1:66: warning: invalid frame dim") == true)
    #expect(try self.run("check -q odd.json").errors == "")
    #expect(try self.run("check -q bad.json").errorLines.count == 4)

    let frame = #"{ "frame": { "width": "inf" } }"#
    let frames = Array(repeating: frame, count: 30).joined(separator: ", ")
    try scratch.write(
      "many.json",
      #"{ "view": { "type": "Color", "modifiers": [\#(frames)] } }"#
    )
    let many = try self.run("layout many.json")
    #expect(many.errorLines.last == "many.json: note: too many warnings; the first 20 are shown")
    let all = try self.run("check many.json")
    #expect(all.errorLines.filter { $0.contains(": warning: ") }.count == 30)
    #expect(try self.run("check -q many.json").errors == "")
    #expect(try self.run("conformance many.json").errors == "")
  }

  @Test func theWorstStatusIsTheLast() throws {
    #expect(try run("check bad.json none.json").status == 66)
    #expect(try run("check none.json bad.json").status == 66)
    #expect(try run("conformance failing.json").status == 1)
    #expect(try run("conformance failing.json bad.json").status == 65)
  }

  // MARK: conformance

  @Test func conformancePrintsFailuresAndTables() throws {
    let run = try run("conformance good.json failing.json rules.json")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.lines.prefix(3) == [
        "FAIL failing.json: failing.json",
        "     frame of toast is [30, 15, 40, 20], expected [0, 0, 40, 20]",
        "     right-to-left mirror image, frame of toast is [30, 15, 40, 20], "
          + "expected [60, 0, 40, 20]",
      ]
    )
    #expect(run.output.contains("\nall cases                      2        1    66.66 %\n"))
    #expect(try self.run("conformance good.json").status == 0)
  }

  @Test func conformanceCanBeFiltered() throws {
    let run = try run("conformance . --filter RULES --format json")
    #expect(run.status == 65)
    let cases = try #require(try parse(run.output)["cases"] as? [JSONObject])
    #expect(cases.map { $0["name"] as? String } == ["sum"])

    let byName = try self.run("conformance cases.json --filter first --format json")
    #expect((try parse(byName.output)["cases"] as? [JSONObject])?.count == 1)

    let none = try self.run("conformance good.json --filter nothing")
    #expect(none.status == 64)
    #expect(none.output == "")
    #expect(none.errorLines == ["espalier: error: no case matches --filter 'nothing'"])
  }

  @Test func conformanceReportsForMachines() throws {
    let json = try parse(try run("conformance good.json failing.json --format json").output)
    #expect(
      json["totals"] as? [String: Int]
        == ["passed": 1, "failed": 1, "expectedFailures": 0, "unsupported": 0, "unchecked": 0]
    )

    let junit = try run("conformance good.json failing.json --format junit")
    #expect(junit.status == 1)
    #expect(XMLParser(data: Data(junit.output.utf8)).parse())
    #expect(junit.output.contains(#"tests="2" failures="1""#))

    let written = try run("conformance failing.json --format junit --output report.xml")
    #expect(written.status == 1)
    #expect(try scratch.read("report.xml").hasPrefix("<?xml"))
  }

  @Test func junitListsWhatCannotBeUsed() throws {
    let junit = try run("conformance good.json bad.json none.json --format junit")
    #expect(junit.status == 66)
    #expect(XMLParser(data: Data(junit.output.utf8)).parse())
    #expect(junit.output.contains(#"tests="3" failures="0" errors="2""#))
    #expect(junit.output.contains("error: no view is named 'Tetx'"))
    #expect(junit.output.contains("none.json: error: cannot read the file: No such file"))
  }

  @Test func theScreensPass() throws {
    let run = try Espalier.run("conformance", "Screens")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  // MARK: schema

  @Test func schemaPrintsThePublishedSchemas() throws {
    for kind in [
      "spec", "geometry", "directions", "project", "batch", "audit", "explanation", "look",
      "snapshot", "labels",
    ] {
      let run = try Espalier.run("schema", kind)
      #expect(run.status == 0)
      let published = Espalier.specs + "/espalier-\(kind).schema.json"
      #expect(run.output == (try String(contentsOfFile: published, encoding: .utf8)))
    }
    #expect(try Espalier.run("schema").output == (try Espalier.run("schema", "spec").output))
  }

  @Test func allErrorsOfAFileAreShownAtOnce() throws {
    let views = Array(repeating: #"{ "type": "Tetx" }"#, count: 30).joined(separator: ",\n")
    try scratch.write("many.json", "{ \"view\": [\n\(views)\n] }")
    let all = try run("check many.json").errorLines
    #expect(all.filter { $0.contains(": error: ") }.count == 30)
    for arguments in ["check --max-problems 20 many.json", "layout many.json"] {
      let errors = try run(arguments).errorLines
      #expect(errors.filter { $0.contains(": error: ") }.count == 20)
      #expect(errors.last == "many.json: note: too many errors; the first 20 are shown")
    }
  }

  // MARK: manual

  @Test func theManualPageHasEverySubcommandAndOption() throws {
    let page = try run("manual").output
    #expect(page.hasPrefix(".TH ESPALIER 1 "))
    for command in [
      "layout", "accessibility", "rtl", "check", "publish", "conformance", "schema", "manual",
    ] {
      #expect(page.contains("\n.SS espalier \(command)"))
      let help = try run("\(command) --help").output
      for option in help.matches(of: /--[a-z]+(-[a-z]+)*/).map({ String($0.output.0) })
      where option != "--help" && option != "--version" {
        #expect(page.contains(option.replacingOccurrences(of: "-", with: "\\-")), "\(option)")
      }
    }
    for status in ["0", "1", "64", "65", "66", "69", "70", "74"] {
      #expect(page.contains("\n.TP\n.B \(status)\n"))
    }
  }

  @Test func theManualPageIsWellFormed() throws {
    let run = try run("manual | groff -man -Tutf8 -ww -z")
    #expect(run.errors == "")
  }
}
