import Conformance
import Foundation
import SpecFormat
import Testing

/// What another engine is asked, and what becomes of its answers.
@Suite struct EngineDialogueTests {
  private static let spec = """
    { "scene": { "width": 200, "height": 100 }, "source": "a test", "confidence": "derived",
      "view": { "type": "Color", "id": "a",
        "modifiers": [ { "frame": { "width": 50, "height": 100 } },
          { "padding": { "edges": "trailing", "length": 150 } } ] },
      "expect": { "size": [200, 100], "frames": { "a": [0, 0, 50, 100] } } }
    """

  @Test func aCaseIsALineOfCanonicalForm() throws {
    let asked = try Self.asked(Self.spec)
    #expect(asked.line.last == UInt8(ascii: "\n"))
    #expect(asked.line.count { $0 == UInt8(ascii: "\n") } == 1)
    let line = try #require(
      try JSONSerialization.jsonObject(with: Data(asked.line)) as? [String: Any]
    )
    #expect(line["espalier"] as? String == "case")
    #expect(line["version"] as? Int == EngineCase.version)
    #expect(line["features"] as? [String] == ["Color", "frame", "padding"])
    #expect(line["level"] as? Int == 1)
    #expect(line["wanted"] as? [String] == ["size", "frames"])
    #expect(line["directions"] as? [String] == ["asStated", "opposite"])
    let spec = try #require(line["spec"] as? [String: Any])
    // What is expected is not told.
    #expect(spec["expect"] == nil && spec["source"] == nil && spec["confidence"] == nil)
    #expect((spec["environment"] as? [String: Any])?["system"] as? String == "iOS26")
  }

  @Test(arguments: [
    // Mirrored about the middle of the scene, and within the tolerance.
    (#""frames":{"a":[0,0,50,100]}"#, #""frames":{"a":[150,0,50.0005,100]}"#, "passed"),
    (#""frames":{"a":[0,0,50,100]}"#, #""frames":{"a":[0,0,50,100]}"#, "failed"),
    (#""frames":{"a":[0,0,50,99]}"#, #""frames":{"a":[150,0,50,100]}"#, "failed"),
    (#""frames":{"b":[0,0,50,100]}"#, #""frames":{"a":[150,0,50,100]}"#, "failed"),
    (#""frames":{"a":[0,0,50]}"#, #""frames":{"a":[150,0,50,100]}"#, "failed"),
    (#""frames":{"a":"inf"}"#, #""frames":{"a":[150,0,50,100]}"#, "failed"),
    (#""guides":{}"#, #""frames":{"a":[150,0,50,100]}"#, "unsupported frames"),
    (#""unsupported":"Color""#, #""frames":{"a":[150,0,50,100]}"#, "unsupported Color"),
    (#""error":"no idea""#, #""frames":{"a":[150,0,50,100]}"#, "failed"),
  ])
  func answersAreComparedInBothDirections(
    _ stated: String,
    _ opposite: String,
    _ outcome: String
  ) throws {
    var dialogue = EngineDialogue()
    dialogue.ask(try Self.asked(Self.spec))
    let size = #""size":[200,100]"#
    let first = dialogue.take(#"{"id":"x","direction":"asStated",\#(size),\#(stated)}"#)
    guard case .partial = first else { throw Unexpected(reply: "\(first)") }
    let last = dialogue.take(#"{"id":"x","direction":"opposite",\#(size),\#(opposite)}"#)
    #expect(try Self.result(last) == outcome)
    #expect(dialogue.openCount == 0)
  }

  @Test func whatIsNotSupportedIsSaidOnceForAllDirections() throws {
    var dialogue = EngineDialogue()
    dialogue.ask(try Self.asked(Self.spec))
    #expect(
      try Self.result(dialogue.take(#"{"id":"x","unsupported":"Color"}"#)) == "unsupported Color"
    )
  }

  @Test(arguments: [
    ("hello", "a line is no answer"), ("[1]", "a line is no answer"), ("{}", "has no 'id'"),
    (#"{"id":"y","frames":{}}"#, #""y", which is the id of no case"#),
    (#"{"id":"x","frames":{}}"#, "has no 'direction'"),
    (#"{"id":"x","direction":"up","frames":{}}"#, "has the direction"),
    (#"{"id":"x","direction":"asStated","frames":{}}"#, "comes twice"),
    (#"{"id":"done","unsupported":"a"}"#, "has been answered before"),
  ])
  func whatIsNoAnswerIsAProblem(_ line: String, _ message: String) throws {
    var dialogue = EngineDialogue()
    dialogue.ask(try Self.asked(Self.spec, id: "done"))
    _ = dialogue.take(#"{"id":"done","unsupported":"a"}"#)
    dialogue.ask(try Self.asked(Self.spec))
    if message == "comes twice" {
      _ = dialogue.take(#"{"id":"x","direction":"asStated","frames":{}}"#)
    }
    guard case .problem(let problem) = dialogue.take(line) else {
      Issue.record("\(line) is taken for an answer")
      return
    }
    #expect(problem.contains(message))
    #expect(dialogue.openCount == 1)
  }

  @Test func rulesAreAskedToo() throws {
    let file = """
      { "cases": [ { "name": "a", "rule": "edgeInsets", "given": {
        "insets": { "leading": 1, "trailing": 2 }, "layoutDirection": "leftToRight" },
        "expect": { "result": { "left": 1, "right": 2 } } } ] }
      """
    let asked = try Self.asked(file)
    let line = String(decoding: asked.line, as: UTF8.self)
    #expect(line.contains(#""rule":"edgeInsets","given":{"insets":"#))
    #expect(line.contains(#""wanted":["result"],"directions":["asStated"]"#))
    for (answer, outcome) in [
      (#"{"id":"x","result":{"left":1,"right":2}}"#, "passed"),
      (#"{"id":"x","result":{"left":1}}"#, "failed"), (#"{"id":"x"}"#, "unsupported result"),
    ] {
      var dialogue = EngineDialogue()
      dialogue.ask(asked)
      #expect(try Self.result(dialogue.take(answer)) == outcome)
    }
  }

  @Test func timesAreAskedWithWhatIsWantedThen() throws {
    let spec = """
      { "values": { "x": 0 }, "states": [{ "at": 1, "set": { "x": 9 } }],
        "view": { "type": "Color", "id": "a", "modifiers": [{ "offset": { "x": "{{x}}" } }] },
        "expect": { "at": [{ "time": 2, "shownFrames": { "a": { "width": 390 } } }] } }
      """
    let asked = try Self.asked(spec)
    let line = String(decoding: asked.line, as: UTF8.self)
    #expect(line.contains(#""at":[{"time":2,"wanted":["shownFrames"]}]"#))
    var dialogue = EngineDialogue()
    dialogue.ask(asked)
    let moment = #""at":[{"time":2,"shownFrames":{"a":[9,0,390,844]}}]"#
    _ = dialogue.take(#"{"id":"x","direction":"asStated",\#(moment)}"#)
    let last = dialogue.take(#"{"id":"x","direction":"opposite",\#(moment)}"#)
    #expect(try Self.result(last) == "passed")
  }

  @Test func aNewEngineIsAskedWhatIsOpen() throws {
    var dialogue = EngineDialogue()
    let asked = try Self.asked(Self.spec)
    dialogue.ask(asked)
    _ = dialogue.take(#"{"id":"x","direction":"asStated","frames":{}}"#)
    #expect(dialogue.askAgain() == [asked.line])
    // What the old one has said does not count.
    let frame = #""size":[200,100],"frames""#
    _ = dialogue.take(#"{"id":"x","direction":"asStated",\#(frame):{"a":[0,0,50,100]}}"#)
    let last = dialogue.take(#"{"id":"x","direction":"opposite",\#(frame):{"a":[150,0,50,100]}}"#)
    #expect(try Self.result(last) == "passed")
    dialogue.ask(asked)
    #expect(dialogue.failOldest("too late")?.outcome == .failed([Difference("too late")]))
    #expect(dialogue.failOldest("too late") == nil)
  }

  @Test func everyCaseOfTheSuiteCanBeAsked() throws {
    var levels = [Int](repeating: 0, count: CaseFeatures.highestLevel + 1)
    for file in ConformanceFile.all {
      let specs = try file.specs()
      let canonical = try #require(SpecFile(specs, name: "Specs/" + file.name).canonical())
      for (spec, canonical) in zip(specs, canonical.specs) {
        guard let asked = EngineCase(spec, canonical, id: "x") else { continue }
        levels[asked.features.level] += 1
      }
    }
    // A step of the ladder that few cases stand on tells an engine little.
    for level in 1...CaseFeatures.highestLevel { #expect(levels[level] >= 90, "\(level)") }
    #expect(levels[1] >= 230)
  }

  // MARK: Support

  private struct Unexpected: Error { let reply: String }

  private static func asked(_ spec: String, id: String = "x") throws -> EngineCase {
    let file = SpecFile(bytes: Array(spec.utf8), name: "a.json")
    try #require(!file.hasErrors, "\(file.diagnostics)")
    let canonical = try #require(file.canonical()?.specs.first)
    return try #require(EngineCase(file.specs[0], canonical, id: id))
  }

  private static func result(_ reply: EngineDialogue.Reply) throws -> String {
    guard case .result(let result) = reply else { throw Unexpected(reply: "\(reply)") }
    switch result.outcome {
    case .passed: return "passed"
    case .failed: return "failed"
    case .expectedFailure: return "expected failure"
    case .unsupported(let names): return "unsupported " + names.joined(separator: " ")
    case .unchecked: return "unchecked"
    }
  }
}

extension EngineDialogue {
  fileprivate mutating func take(_ line: String) -> Reply { take(Array(line.utf8)) }
}
