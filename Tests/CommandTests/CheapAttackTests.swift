import Foundation
import Testing

/// Input that costs little to make and must cost little to read: each test is a row of
/// `docs/RELIABILITY.md`.
@Suite struct CheapAttackTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Runs a line of shell, and tells how many seconds of a processor it took.
  private func run(_ line: String) throws -> (run: Espalier.Run, seconds: Double) {
    let run = try Espalier.shell("TIMEFORMAT=%U; time { \(line); }", in: scratch.path)
    let seconds = try #require(run.errorLines.last.flatMap { Double($0) })
    return (run, seconds)
  }

  // MARK: Templates

  /// What templates that make too much lead to.
  private static let refusal = "templates make more than 100000 views and modifiers"

  @Test func aBillionRepetitionsAreRefusedAtOnce() throws {
    try scratch.write(
      "screen.json",
      #"{"view":{"type":"ForEach","data":1000000000,"content":{"type":"Divider"}}}"#
    )
    let (run, seconds) = try run("\"$espalier\" check screen.json")
    #expect(run.errors.hasPrefix("screen.json:1:34: error: \(Self.refusal)\n"))
    #expect(run.errors.contains("hint: --max-template-nodes allows more"))
    #expect(run.output == "1 file cannot be used\n")
    #expect(seconds < 1)
  }

  @Test func repetitionsOfRepetitionsAreMultiplied() throws {
    var view = #"{"type":"Divider"}"#
    for _ in 0..<40 { view = #"{"type":"ForEach","data":10,"content":\#(view)}"# }
    try scratch.write("screen.json", #"{"view":\#(view)}"#)
    let (run, seconds) = try run("\"$espalier\" check screen.json")
    #expect(run.errors.contains(Self.refusal))
    #expect(seconds < 1)
  }

  @Test func aBillionLaughsAreRefusedAtOnce() throws {
    let definitions = (1..<40).map { level in
      let use = #"{"type":"Reference","name":"lol\#(level - 1)"}"#
      let uses = Array(repeating: use, count: 10).joined(separator: ",")
      return #""lol\#(level)":[\#(uses)]"#
    }
    try scratch.write(
      "screen.json",
      #"""
      {"definitions":{"lol0":{"type":"Text","content":"lol"},\#(definitions.joined(separator: ","))},
       "view":{"type":"Reference","name":"lol39"}}
      """#
    )
    let (run, seconds) = try run("\"$espalier\" check screen.json")
    #expect(run.errors.contains(Self.refusal))
    #expect(run.errorLines.filter { $0.contains("error:") }.count == 1)
    #expect(seconds < 1)
  }

  /// What only placeholders say cannot be multiplied; it ends at the limit.
  @Test func laughsThatPlaceholdersHideAreRefusedAtTheLimit() throws {
    var view = #"{"type":"Divider"}"#
    for _ in 0..<9 { view = #"{"type":"ForEach","data":"{{n}}","content":\#(view)}"# }
    try scratch.write(
      "screen.json",
      #"""
      {"definitions":{"a":\#(view)},
       "view":{"type":"Reference","name":"a","with":{"n":10}}}
      """#
    )
    let (run, seconds) = try run("\"$espalier\" check screen.json")
    #expect(run.errors.contains(Self.refusal))
    #expect(seconds < 20)
  }

  @Test func whatTemplatesMayMakeCanBeRaised() throws {
    try scratch.write(
      "screen.json",
      #"{"view":{"type":"ForEach","data":150000,"content":{"type":"Divider"}}}"#
    )
    let refused = try Espalier.run("check", "screen.json", in: scratch.path)
    #expect(refused.status == 65)
    let allowed = try Espalier.run(
      "check",
      "--max-template-nodes",
      "1000000",
      "screen.json",
      in: scratch.path
    )
    #expect(allowed.status == 0, "\(allowed.errors)")
  }

  @Test func oneTemplateThatMakesTooMuchHidesNoOtherMistake() throws {
    let run = try Espalier.run(
      "check",
      input: """
        { "view": [
          { "type": "ForEach", "data": 1000000000, "content": { "type": "Text", "contnt": "a" } },
          { "type": "Tetx" } ] }
        """
    )
    #expect(run.errorLines.filter { $0.contains("error:") }.count == 4, "\(run.errors)")
  }

  // MARK: Overlays

  /// Four times as many take four times as long, not sixteen times.
  @Test(arguments: ["overlay", "background"])
  func nestedOverlaysAreReadInLinearTime(_ modifier: String) throws {
    func seconds(_ count: Int) throws -> Double {
      let view = #"{"type":"Text","content":"a","modifiers":[{"\#(modifier)":{"content":"#
      try scratch.write(
        "screen.json",
        #"{"view":"# + String(repeating: view, count: count) + #"{"type":"Color"}"#
          + String(repeating: "}}]}", count: count) + "}"
      )
      let (run, seconds) = try run("\"$espalier\" accessibility screen.json --format outline")
      #expect(run.lines.count == count)
      return seconds
    }
    let few = try seconds(3_500)
    #expect(try seconds(14_000) < 8 * few + 1)
  }

  /// A sheet within a sheet takes no more memory than the first one.
  @Test func nestedSheetsTakeMemoryByTheirNumber() throws {
    func kilobytes(_ count: Int) throws -> Double {
      let view = #"{"type":"Text","content":"a","modifiers":[{"sheet":{"content":"#
      try scratch.write(
        "screen.json",
        #"{"view":"# + String(repeating: view, count: count) + #"{"type":"Text","content":"b"}"#
          + String(repeating: "}}]}", count: count) + "}"
      )
      let program = """
        import resource, subprocess, sys
        status = subprocess.call(sys.argv[1:])
        print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
        sys.exit(status)
        """
      let run = try Espalier.shell(
        "python3 -c '\(program)' \"$espalier\" accessibility screen.json --format outline",
        in: scratch.path
      )
      #expect(run.lines == [#""b"  [staticText]"#])
      return try #require(run.errorLines.last.flatMap { Double($0) })
    }
    let few = try kilobytes(3_000)
    #expect(try kilobytes(12_000) < 5 * few)
  }

  // MARK: Comparing

  /// Runs a comparison with some lines.
  private func compare(with lines: String, count: Int) throws -> (Espalier.Run, Double) {
    try scratch.write("golden", String(repeating: lines, count: count))
    try scratch.write(
      "screen.json",
      #"{"view":{"type":"ForEach","data":20000,"content":{"type":"Text","content":"x"}}}"#
    )
    let comparison = try run(
      "\"$espalier\" accessibility screen.json --format spoken --expect golden"
    )
    return (comparison.run, comparison.seconds)
  }

  @Test(arguments: [("y\n", 20_000), ("x\n", 19_000), ("y\nx\n", 10_000), ("", 0)])
  func twentyThousandEqualLinesAreCompared(_ lines: String, _ count: Int) throws {
    let (run, seconds) = try compare(with: lines, count: count)
    #expect(run.lines.prefix(2) == ["--- golden", "+++ now"])
    #expect(seconds < 15)
  }

  // MARK: Files that are none

  @Test func aPipeInAFolderIsRefused() throws {
    try scratch.write("specs/b.json", SampleSpecs.good)
    let run = try Espalier.shell(
      "mkfifo specs/a.json; timeout 400 \"$espalier\" check specs",
      in: scratch.path
    )
    #expect(run.status == 66)
    #expect(run.errorLines == ["specs/a.json: error: cannot read the file: it is a pipe"])
    #expect(run.output == "1 file with 1 screen is fine, 1 cannot be used\n")
  }

  @Test func aPipeThatIsNamedIsRead() throws {
    try scratch.write("card.json", SampleSpecs.good)
    let run = try Espalier.shell("\"$espalier\" check <(cat card.json)", in: scratch.path)
    #expect(run.output == "1 file with 1 screen is fine\n")
  }

  @Test(arguments: [
    ("pipe", "it is a pipe"), ("/dev/zero", "it is a device"), (".", "Is a directory"),
  ])
  func anExpectedOutputIsARegularFile(_ name: String, _ reason: String) throws {
    try scratch.write("card.json", SampleSpecs.good)
    let run = try Espalier.shell(
      "mkfifo pipe; timeout 400 \"$espalier\" accessibility card.json --expect \(name)",
      in: scratch.path
    )
    #expect(run.status == 66)
    #expect(run.errorLines == ["\(name): error: cannot read the file: \(reason)"])
  }

  @Test func anExpectedOutputHasALimit() throws {
    try scratch.write("card.json", SampleSpecs.good)
    let run = try Espalier.shell(
      "truncate -s 200M large; \"$espalier\" accessibility card.json --expect large",
      in: scratch.path
    )
    #expect(run.status == 66)
    #expect(
      run.errorLines == ["large: error: the file is too large; 100000000 bytes is the limit"]
    )
  }

  @Test(arguments: ["pipe", "/dev/zero", "."])
  func aFontIsARegularFile(_ name: String) throws {
    try scratch.write("card.json", SampleSpecs.good)
    let run = try Espalier.shell(
      "mkfifo pipe; timeout 400 \"$espalier\" layout card.json --font \(name)",
      in: scratch.path
    )
    #expect(run.status == 66)
    #expect(
      run.errorLines.first == "espalier: error: \(name) is not a font: it is not a regular file"
    )
  }

  // MARK: Mistakes without end

  @Test func mistakesInOneListAreFoundInLinearTime() throws {
    try scratch.write(
      "screen.json",
      #"{"view":{"type":"VStack","children":["# + String(repeating: "1,", count: 60_000) + "1]}}"
    )
    let (run, seconds) = try run("\"$espalier\" check screen.json 2>&1 | grep -c error:")
    #expect(run.output == "60001\n")
    #expect(seconds < 60)
  }
}
