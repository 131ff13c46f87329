import Foundation
import Testing

/// Where results go.
@Suite struct OutputTests {
  @Test func aFileIsWrittenWholeAndNothingElseIsLeft() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    try scratch.write("out.json", "old")
    try scratch.setPermissions(0o640, of: "out.json")
    let run = try Espalier.run("layout", "card.json", "--output", "out.json", in: scratch.path)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(scratch.files == ["card.json", "out.json"])
    let printed = try Espalier.run("layout", "card.json", in: scratch.path).output
    #expect(try scratch.read("out.json") == printed)
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path + "/out.json")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test(arguments: ["layout card.json", "accessibility card.json", "check card.json", "devices"])
  func aDashIsStandardOutput(_ command: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    let printed = try Espalier.shell("\(Espalier.path) \(command)", in: scratch.path)
    let run = try Espalier.shell("\(Espalier.path) \(command) -o -", in: scratch.path)
    #expect(run.status == 0)
    #expect(run.output == printed.output)
    #expect(scratch.files == ["card.json"])
  }

  @Test func aBadSpecLeavesAnOldResultAlone() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.bad)
    try scratch.write("out.json", "old")
    let run = try Espalier.run("layout", "card.json", "-o", "out.json", in: scratch.path)
    #expect(run.status == 65)
    #expect(try scratch.read("out.json") == "old")
    #expect(scratch.files == ["card.json", "out.json"])
  }

  @Test func goodSpecsAreWrittenBesideBadOnes() throws {
    let scratch = try ScratchFolder()
    try scratch.write("a.json", SampleSpecs.bad)
    try scratch.write("b.json", SampleSpecs.good)
    let run = try Espalier.run("layout", "a.json", "b.json", "-o", "out", in: scratch.path)
    #expect(run.status == 65)
    let lines = try scratch.read("out").split(separator: "\n").map(String.init)
    #expect(try files(ofLines: lines) == ["b.json"])
  }

  @Test func aFolderThatCannotBeWrittenEndsWith74() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    let missing = try Espalier.run("layout", "card.json", "-o", "none/out", in: scratch.path)
    #expect(missing.status == 74)
    #expect(
      missing.errorLines == ["espalier: error: cannot write none/out: No such file or directory"]
    )
    let folder = try Espalier.run("layout", "card.json", "-o", scratch.path, in: scratch.path)
    #expect(folder.status == 74)
    #expect(
      folder.errorLines == ["espalier: error: cannot write \(scratch.path): Is a directory"]
    )
    #expect(scratch.files == ["card.json"])
  }

  @Test(.enabled(if: Espalier.canBeUnprivileged))
  func aFolderThatMayNotBeWrittenEndsWith74() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    try scratch.setPermissions(0o555, of: "")
    defer { try? scratch.setPermissions(0o755, of: "") }
    let run = try Espalier.unprivileged("layout", "card.json", "-o", "out", in: scratch.path)
    #expect(run.status == 74)
    #expect(run.errorLines == ["espalier: error: cannot write out: Permission denied"])
    #expect(scratch.files == ["card.json"])
  }

  @Test func aFullDiskLeavesNoHalfWrittenFile() throws {
    let scratch = try ScratchFolder()
    let run = try Espalier.shell(
      """
      ulimit -f 8; "$espalier" schema spec --output out.json; echo "status $?"
      """,
      in: scratch.path
    )
    #expect(run.output == "status 74\n")
    #expect(run.errorLines == ["espalier: error: cannot write out.json: File too large"])
    #expect(scratch.files == [])

    let full = try Espalier.shell("\"$espalier\" schema spec >/dev/full")
    #expect(full.status == 74)
    #expect(
      full.errorLines == ["espalier: error: cannot write the output: No space left on device"]
    )
  }

  /// Starts the command, which waits for its input with an unfinished file beside `out.json`, and
  /// does `line` to it; what it printed and its status are the lines.
  private static func whileWaiting(
    _ line: String,
    ignoring signal: String = "USR1",
    in scratch: ScratchFolder
  ) throws -> [String] {
    try scratch.write("out.json", "old")
    return try Espalier.shell(
      """
      set -m  # Without job control, what runs in the background ignores interrupts.
      trap '' \(signal)
      mkfifo input
      "$espalier" layout - --output out.json < input &
      exec 3> input
      for _ in {1..1000}; do compgen -G 'out.json.*.tmp' && break; sleep 0.01; done
      \(line)
      exec 3>&-
      wait $!
      echo "status $?"
      rm input
      """,
      in: scratch.path
    ).lines.map { $0.hasSuffix(".tmp") ? "unfinished" : $0 }
  }

  @Test(arguments: [("HUP", 129), ("INT", 130), ("TERM", 143)])
  func anInterruptedRunLeavesNothingBehind(_ signal: String, _ status: Int) throws {
    let scratch = try ScratchFolder()
    let lines = try Self.whileWaiting("kill -\(signal) $!", in: scratch)
    #expect(lines == ["unfinished", "status \(status)"])
    #expect(scratch.files == ["out.json"])
    #expect(try scratch.read("out.json") == "old")
  }

  @Test func aRunThatIsToIgnoreHangUpsFinishes() throws {
    let scratch = try ScratchFolder()
    let lines = try Self.whileWaiting(
      "kill -HUP $!; echo '\(SampleSpecs.good)' >&3",
      ignoring: "HUP",
      in: scratch
    )
    #expect(lines == ["unfinished", "status 0"])
    #expect(scratch.files == ["out.json"])
    #expect(try scratch.read("out.json").hasPrefix("{"))
  }

  @Test func devicesAreWrittenToAndNotReplaced() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    let run = try Espalier.run("layout", "card.json", "-o", "/dev/null", in: scratch.path)
    #expect(run.status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    let piped = try Espalier.shell(
      "\"$espalier\" layout card.json -o /dev/stdout | head -c 1",
      in: scratch.path
    )
    #expect(piped.output == "{")
  }

  @Test func aLinkStaysALink() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    try scratch.write("real/out.json", "old")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/out.json",
      withDestinationPath: "real/out.json"
    )
    let run = try Espalier.run("layout", "card.json", "-o", "out.json", in: scratch.path)
    #expect(run.status == 0)
    #expect(try scratch.read("real/out.json").hasPrefix("{"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/out.json")
        == "real/out.json"
    )
  }

  @Test func aReaderThatHasSeenEnoughIsNoReasonForNoise() throws {
    let run = try Espalier.shell(
      "{ \"$espalier\" layout -q Conformance/Random/random-01.json; echo \"status $?\" >&2; } | head -1"
    )
    #expect(run.lines.count == 1)
    #expect(run.errors == "status 74\n")
  }

  @Test func aClosedOutputIsAnError() throws {
    let run = try Espalier.shell("\"$espalier\" schema spec >&-")
    #expect(run.status == 74)
    #expect(run.errorLines == ["espalier: error: cannot write the output: Bad file descriptor"])
  }

  @Test func outlinesAreTextWithALineBetweenThem() throws {
    let scratch = try ScratchFolder()
    try scratch.write("a.json", SampleSpecs.good)
    let one = try Espalier.run("layout", "a.json", "--format", "outline", in: scratch.path)
    #expect(one.status == 0)
    #expect(one.output.contains("toast"))
    #expect(!one.output.hasSuffix("\n\n"))
    let two = try Espalier.run(
      "layout",
      "a.json",
      "a.json",
      "--format",
      "outline",
      in: scratch.path
    )
    #expect(two.output == one.output + "\n" + one.output + "\n")
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let runs = try (0..<2).map { _ in try Espalier.run("layout", "Screens").output }
    #expect(runs[0] == runs[1])
    #expect(runs[0].split(separator: "\n").count >= 16)
  }
}
