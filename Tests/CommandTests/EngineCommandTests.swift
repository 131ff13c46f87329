import Foundation
import Testing

/// `espalier conformance --engine`: other programs that answer, well and badly.
@Suite struct EngineCommandTests {
  private let scratch: ScratchFolder

  /// Says of each case that nothing is supported, but does something else at the third.
  private static let engine = """
    import json, os, sys, time
    for number, line in enumerate(sys.stdin):
        case = json.loads(line)
        answer = json.dumps({"id": case["id"], "unsupported": "everything"})
        if number == 2:
            MISCHIEF
        print(answer, flush=True)
    """

  init() throws { scratch = try ScratchFolder() }

  private func run(_ mischief: String, _ options: String = "") throws -> Espalier.Run {
    let engine = Self.engine.replacingOccurrences(of: "MISCHIEF", with: mischief)
    try scratch.write("engine.py", engine)
    let command =
      "timeout 60 \"$espalier\" conformance Conformance/Padding --patience 1 "
      + "--engine \"python3 \(scratch.path)/engine.py\" \(options)"
    return try Espalier.shell(command)
  }

  @Test func whatIsNotSupportedHasAColumn() throws {
    let run = try run("pass")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("passed   failed  not supported  agreement\n"))
    #expect(run.output.contains("\nall cases                      0        0             16"))
  }

  @Test(arguments: [
    ("print('hello {', flush=True)", "a line is no answer: ", 0),
    ("print('{}', flush=True)", "an answer has no 'id': {}", 0),
    (#"print('{"id":"y"}', flush=True)"#, #"an answer is to "y", which is the id of no case"#, 0),
    ("print(answer, flush=True)", "which has been answered before", 0),
    ("continue", "the engine has not answered within 1 s", 1),
    ("os._exit(7)", "the engine ended with status 7 before it answered", 5),
    ("os.kill(os.getpid(), 11)", "the engine ended with status 139 before it answered", 5),
    ("time.sleep(100)", "the engine has not answered within 1 s", 5),
    ("while True: print('no', flush=True)", "a line is no answer: ", 5),
  ])
  func whatAnEngineMustNotDoIsSaidAndEndsNothing(
    _ mischief: String,
    _ message: String,
    _ failures: Int
  ) throws {
    let run = try run(mischief)
    #expect(run.status == 65)
    #expect(run.errorLines.contains { $0.hasPrefix("espalier: error: ") })
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.contains("all cases  "))
    #expect(run.output.components(separatedBy: "FAIL ").count - 1 == failures)
  }

  /// It would be listened to for minutes otherwise.
  @Test func anEngineThatNeverEndsItsNoiseIsStopped() throws {
    let run = try Espalier.shell(
      "timeout 100 \"$espalier\" conformance Conformance/Padding --patience 60 --engine yes"
    )
    #expect(run.status == 65)
    #expect(run.output.contains("the engine writes lines that are no answers"))
  }

  @Test func anEngineThatIsNotThereFailsAtOnce() throws {
    let run = try Espalier.shell("\"$espalier\" conformance Conformance/Padding --engine nothing")
    #expect(run.status == 65)
    #expect(run.errors.contains("the engine ended with status 127 before it answered"))
    #expect(run.output.contains("the engine cannot be started: the shell says status 127"))
    let silent = try Espalier.shell("\"$espalier\" conformance Conformance/Padding --engine true")
    #expect(silent.status == 65)
    #expect(silent.output.contains("has ended or fallen silent 10 times"))
  }

  @Test func theExampleKnowsStacksFramesPaddingAndSpacers() throws {
    let engine = Espalier.specs + "/../tools/examples/engines/stacks.py"
    let run = try Espalier.shell(
      "\"$espalier\" conformance Conformance Screens --engine \"python3 \(engine)\""
    )
    #expect(run.status == 0, "\(run.errors)")
    // What it supports agrees; the count stands in docs/ENGINES.md.
    let all = try #require(run.lines.last { $0.hasPrefix("all cases") })
    #expect(all.split(separator: " ").prefix(5).joined(separator: " ") == "all cases 553 0 3615")
  }

  // MARK: Lists and filters

  @Test func filtersAllHold() throws {
    func count(_ filters: String) throws -> Int {
      let run = try Espalier.shell("\"$espalier\" conformance Conformance --list \(filters)")
      return run.lines.count { $0.contains(".json#") }
    }
    let stack = try count("--filter topic:Stack")
    #expect(stack > 40)
    let first = try count("--filter topic:stack --filter level:1")
    #expect(first > 10 && first < stack)
    #expect(try count("--filter topic:stack --filter level:1 --filter feature:Spacer") < first)
    #expect(try count("--filter confidence:native-compared --filter file:Padding/") == 12)
    #expect(try count("--filter name:padding-bottom-30") == 1)
  }

  @Test func filtersThatCannotBeAreRefused() throws {
    for (filter, message) in [
      ("level:9", "must be 1 to 7"), ("confidence:sure", "no confidence is called 'sure'"),
    ] {
      let run = try Espalier.shell("\"$espalier\" conformance Conformance --filter \(filter)")
      #expect(run.status == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    let none = try Espalier.shell(
      "\"$espalier\" conformance Conformance/Padding --filter topic:Stack"
    )
    #expect(none.status == 64)
  }

  @Test func theListAsJSONSaysWhatCasesNeed() throws {
    let run = try Espalier.shell(
      "\"$espalier\" conformance Conformance/Padding --list --format json"
    )
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let cases = try #require(list["cases"] as? [[String: Any]])
    #expect(cases.count == 16)
    for entry in cases {
      #expect((entry["features"] as? [String])?.contains("padding") == true)
      #expect((entry["wanted"] as? [String])?.isEmpty == false)
      #expect(entry["level"] is Int && entry["topic"] as? String == "Padding")
    }
  }

  // MARK: expand

  @Test func expandPrintsOneDocumentOrLines() throws {
    let one = try Espalier.shell("\"$espalier\" expand Screens/clock.json")
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("{\n  \"espalier\": \"spec\",\n  \"version\": 1,\n"))
    let several = try Espalier.shell(
      "\"$espalier\" expand Screens | wc -l; ls Screens/*.json | wc -l"
    )
    #expect(several.lines.count == 2 && several.lines[0] == several.lines[1])
    let again = try Espalier.shell(
      "\"$espalier\" expand Screens/clock.json | \"$espalier\" expand -"
    )
    #expect(again.output == one.output)
  }
}
