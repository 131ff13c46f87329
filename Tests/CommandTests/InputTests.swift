import Foundation
import Testing

/// Where specs come from.
@Suite struct InputTests {
  @Test func standardInputIsADashOrAPipeWithoutArguments() throws {
    for run in [
      try Espalier.run("layout", "-", input: SampleSpecs.good),
      try Espalier.run("layout", input: SampleSpecs.good),
    ] {
      #expect(run.status == 0)
      #expect(try parse(run.output)["file"] as? String == "<stdin>")
    }
    let bad = try Espalier.run("check", "-", input: SampleSpecs.bad)
    #expect(bad.errorLines.first == "<stdin>:1:21: error: no view is named 'Tetx'")
  }

  @Test func oneFileIsAnIndentedDocument() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    let run = try Espalier.run("layout", "card.json", in: scratch.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("{\n  \"espalier\": \"geometry\",\n  \"version\": 2,\n"))
    #expect(try parse(run.output)["file"] as? String == "card.json")
  }

  @Test func severalFilesAreALineEachAndBadOnesAreReported() throws {
    let scratch = try ScratchFolder()
    try scratch.write("a.json", SampleSpecs.good)
    try scratch.write("b.json", SampleSpecs.bad)
    try scratch.write("c.json", SampleSpecs.cases)
    let run = try Espalier.run(
      "layout",
      "c.json",
      "b.json",
      "none.json",
      "a.json",
      in: scratch.path
    )
    #expect(run.status == 66)
    #expect(try files(ofLines: run.lines) == ["c.json#first", "c.json#second", "a.json"])
    #expect(
      run.errorLines == [
        "b.json:1:21: error: no view is named 'Tetx'", SampleSpecs.bad,
        String(repeating: " ", count: 20) + "^", "hint: did you mean 'Text'?",
        "none.json: error: cannot read the file: No such file or directory",
      ]
    )
  }

  @Test func aFileOfSeveralCasesIsALineEach() throws {
    let run = try Espalier.run("layout", input: SampleSpecs.cases)
    #expect(try files(ofLines: run.lines) == ["<stdin>#first", "<stdin>#second"])
  }

  @Test func foldersAreSearchedInOrderAndSchemasAreNoSpecs() throws {
    let scratch = try ScratchFolder()
    for name in ["b.json", "a.json", "sub/c.json", "sub/deeper/a.json", "Z.json"] {
      try scratch.write(name, SampleSpecs.good)
    }
    for name in [
      "my.schema.json", ".hidden.json", "notes.txt", "sub/my.schema.json",
      "A.xcassets/Contents.json",
    ] {
      try scratch.write(name, "not a spec")
    }
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/sub/loop",
      withDestinationPath: ".."
    )
    let expected = ["Z.json", "a.json", "b.json", "sub/c.json", "sub/deeper/a.json"]
    let run = try Espalier.run("layout", ".", in: scratch.path)
    #expect(run.status == 0)
    #expect(try files(ofLines: run.lines) == expected.map { "./" + $0 })
    let slash = try Espalier.run("layout", scratch.path + "/", in: "/")
    #expect(try files(ofLines: slash.lines) == expected.map { scratch.path + "/" + $0 })
  }

  @Test func aFolderWithoutSpecsIsAnError() throws {
    let scratch = try ScratchFolder()
    try scratch.write("empty/readme.txt", "nothing here")
    for command in ["layout", "check", "conformance"] {
      let run = try Espalier.run(command, "empty", in: scratch.path)
      #expect(run.status == 66)
      #expect(run.errorLines == ["empty: error: the folder holds no spec files"])
    }
  }

  @Test(.enabled(if: Espalier.canBeUnprivileged))
  func whatMayNotBeReadIsAnError() throws {
    let scratch = try ScratchFolder()
    try scratch.write("closed/card.json", SampleSpecs.good)
    try scratch.write("secret.json", SampleSpecs.good)
    try scratch.setPermissions(0, of: "closed")
    try scratch.setPermissions(0, of: "secret.json")
    defer { try? scratch.setPermissions(0o755, of: "closed") }
    let run = try Espalier.unprivileged("check", "closed", "secret.json", in: scratch.path)
    #expect(run.status == 66)
    #expect(
      run.errorLines == [
        "closed: error: cannot read the folder: Permission denied",
        "secret.json: error: cannot read the file: Permission denied",
      ]
    )
  }

  @Test func namesCannotDisturbTheTerminal() throws {
    let run = try Espalier.run("check", "no\u{1B}[31m\nsuch.json")
    #expect(
      run.errorLines == [
        #"no\u001b[31m\nsuch.json: error: cannot read the file: No such file or directory"#
      ]
    )
  }

  @Test func anEmptyFileIsRefusedInOneLine() throws {
    let run = try Espalier.run("layout", input: "")
    #expect(run.status == 65)
    #expect(run.errors == "<stdin>:1:1: error: the file is empty\n")
  }
}
