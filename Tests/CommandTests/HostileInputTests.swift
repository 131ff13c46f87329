import Foundation
import Testing

/// Input that nobody means well with: each test is a row of `docs/RELIABILITY.md`.
@Suite struct HostileInputTests {
  // MARK: What cannot be read

  @Test(arguments: [
    ("/proc/self/mem", "cannot read the file: Input/output error"),
    ("none.json", "cannot read the file: No such file or directory"),
    ("card.json/inside.json", "cannot read the file: Not a directory"),
  ])
  func whatCannotBeReadIsNamedWithTheReason(_ name: String, _ reason: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    let run = try Espalier.run("check", name, in: scratch.path)
    #expect(run.status == 66)
    #expect(run.errorLines == ["\(name): error: \(reason)"])
  }

  @Test func aFolderOnStandardInputCannotBeRead() throws {
    let run = try Espalier.shell("\"$espalier\" check - < .")
    #expect(run.status == 66)
    #expect(run.errorLines == ["<stdin>: error: cannot read the file: Is a directory"])
  }

  // MARK: What is no spec

  @Test(arguments: [
    ("", "the file is empty"), (" \n\t ", "the file holds no value"),
    ("\u{0}\u{0}", #"expected a value, not '\u0000'"#), ("null", "a spec must be an object"),
  ])
  func whatIsNoSpecIsRefused(_ text: String, _ message: String) throws {
    let run = try Espalier.run("layout", input: text)
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(run.errors.contains("<stdin>:1:1: error: \(message)"), "\(run.errors)")
  }

  @Test func aThousandBadFilesAreAThousandMessages() throws {
    let scratch = try ScratchFolder()
    for number in 0..<1_000 { try scratch.write("bad/\(number).json", SampleSpecs.bad) }
    try scratch.write("bad/good.json", SampleSpecs.good)
    let run = try Espalier.run("layout", "bad", in: scratch.path)
    #expect(run.status == 65)
    #expect(run.errorLines.filter { $0.contains(": error: ") }.count == 1_000)
    #expect(try files(ofLines: run.lines) == ["bad/good.json"])
  }

  // MARK: What is too large

  @Test func aHundredMegabytesOfZeroesAreRefusedAtOnce() throws {
    let scratch = try ScratchFolder()
    let run = try Espalier.shell(
      "truncate -s 100M zeroes.json; \"$espalier\" check zeroes.json",
      in: scratch.path
    )
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix(#"zeroes.json:1:1: error: expected a value, not '\u0000'"#))
  }

  @Test func anEndlessInputIsReadNoFurtherThanItsLimit() throws {
    let run = try Espalier.shell("yes | \"$espalier\" check - --max-bytes 1000000")
    #expect(run.status == 65)
    #expect(run.errorLines == ["<stdin>: error: the file is too large; 1000000 bytes is the limit"])
  }

  /// White space, and a string that is longer than anything a person reads.
  @Test func aHundredMegabytesThatSayLittleAreRead() throws {
    let scratch = try ScratchFolder()
    let run = try Espalier.shell(
      #"""
      { head -c 50M /dev/zero | tr '\0' ' '; printf '{"title":"'
        head -c 50M /dev/zero | tr '\0' 'x'; printf '","view":{"type":"Divider"}}'; } > large.json
      "$espalier" layout large.json -o out.json
      """#,
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.read("out.json").contains("Divider"))
  }

  @Test func aMillionLevelsOfJSONAreRefused() throws {
    let run = try Espalier.run("check", input: String(repeating: "[", count: 1_000_000))
    #expect(run.status == 65)
    #expect(
      run.errors.hasPrefix("<stdin>:1:250001: error: nested more than 250000 levels deep")
    )
  }

  @Test func aMillionLevelsOfViewsAreRefused() throws {
    let views = String(repeating: #"{"type":"Group","children":["#, count: 1_000_000)
    let run = try Espalier.run("check", input: #"{"view":"# + views)
    #expect(run.status == 65)
    #expect(run.errors.contains("nested more than 250000 levels deep"))
  }

  @Test func theLimitOfLevelsCanBeLowered() throws {
    let views = """
      { "view": { "type": "Group", "children": [{ "type": "Group", "children": [
        { "type": "Divider" }] }] } }
      """
    #expect(try Espalier.run("check", "--max-depth", "3", input: views).status == 0)
    let run = try Espalier.run("check", "--max-depth", "2", input: views)
    #expect(run.status == 65)
    #expect(run.errors.contains("views and modifiers are nested deeper than 2 levels"))
  }

  @Test func aMillionSiblingsAreLaidOut() throws {
    let scratch = try ScratchFolder()
    let run = try Espalier.shell(
      #"""
      echo '{"view":{"type":"VStack","children":[
        {"type":"ForEach","data":1000000,"content":{"type":"Divider"}}]}}' > siblings.json
      "$espalier" layout siblings.json --max-template-nodes 2000000 -o out.json && grep -c '"type": "Divider"' out.json
      """#,
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "1000000\n")
  }

  @Test func theLimitOfViewsCanBeLowered() throws {
    let views = #"{"view":{"type":"ForEach","data":4,"content":{"type":"Divider"}}}"#
    #expect(try Espalier.run("check", "--max-nodes", "10", input: views).status == 0)
    let run = try Espalier.run("check", "--max-nodes", "3", input: views)
    #expect(run.status == 65)
    #expect(run.errors.contains("the screen has more than 3 views and modifiers"))
  }

  @Test func outputBeyondItsLimitIsNotBegun() throws {
    let scratch = try ScratchFolder()
    let run = try Espalier.run(
      "schema",
      "spec",
      "--max-output",
      "1000",
      "-o",
      "out.json",
      in: scratch.path
    )
    #expect(run.status == 74)
    #expect(
      run.errorLines == [
        "espalier: error: cannot write out.json: File too large", "hint: raise --max-output",
      ]
    )
    #expect(scratch.files == [])
  }

  @Test(arguments: ["--max-bytes", "--max-depth", "--max-nodes", "--max-output"])
  func aLimitIsAWholeNumberAboveZero(_ option: String) throws {
    for value in ["0", "-1", "many", "1e3"] {
      #expect(try Espalier.run("layout", option, value, "Screens").status == 64)
    }
  }

  // MARK: Where it goes

  @Test func aFullDeviceIsAnErrorAsAFileToo() throws {
    let run = try Espalier.run("schema", "spec", "-o", "/dev/full")
    #expect(run.status == 74)
    #expect(
      run.errorLines == ["espalier: error: cannot write /dev/full: No space left on device"]
    )
  }

  @Test(.enabled(if: Espalier.canMount))
  func aFullDiskLeavesTheOldFile() throws {
    let scratch = try ScratchFolder()
    // A disk of 16 kB with an old result.
    let run = try Espalier.shell(
      """
      unshare --user --map-root-user --mount bash -c '
        mount -t tmpfs -o size=16k none . && cd . && cd "$PWD" && echo old > out.json
        "$espalier" schema spec -o out.json; echo "status $?"
        cat *'
      """,
      in: scratch.path
    )
    #expect(run.lines == ["status 74", "old"])
    #expect(
      run.errorLines == ["espalier: error: cannot write out.json: No space left on device"]
    )
  }

  /// However far a run has got, there is the old file or the new one, and nothing else.
  @Test func anInterruptAtAnyTimeLeavesAWholeFile() throws {
    let scratch = try ScratchFolder()
    let whole = try Espalier.run("layout", "-q", "Conformance/Stack").output
    try scratch.write("out.json", "old")
    for milliseconds in stride(from: 0, through: 300, by: 30) {
      let run = try Espalier.shell(
        """
        "$espalier" layout -q Conformance/Stack -o \(scratch.path)/out.json & \
        sleep 0.\(String(format: "%03d", milliseconds)); kill -TERM $!; wait $!; echo $?
        """
      )
      #expect(["0", "143"].contains(run.lines.last), "\(run)")
      #expect(scratch.files == ["out.json"])
      let text = try scratch.read("out.json")
      #expect(text == "old" || text == whole)
    }
  }
}
