import Foundation
import Testing

/// What is said when there is not enough memory: never a wrong result.
@Suite(.enabled(if: Espalier.canCompile)) struct ShortageTests {
  private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Support/failures.c").path

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    let run = try Espalier.shell(
      "cc -shared -fPIC -O1 -o failures.so '\(Self.source)' -ldl",
      in: scratch.path
    )
    try #require(run.status == 0, "\(run.errors)")
  }

  /// Runs a line of shell in which `$failing` goes before a command.
  private func run(_ line: String, _ variables: String) throws -> Espalier.Run {
    try Espalier.shell(
      "failing=\"env LD_PRELOAD=$PWD/failures.so \(variables)\"; \(line)",
      in: scratch.path
    )
  }

  // MARK: json-c

  /// Strings long and short, escapes, keys, numbers, and values that templates make.
  private static let screen = #"""
    { "title": "\u00e4\n\ud83d\ude00 a title that is longer than any buffer to begin with: \\\"x\"",
      "scene": { "width": 100.5, "height": 12345678901234567890123 },
      "definitions": { "row": { "type": "Text", "content": "{{word}} and more" } },
      "view": { "type": "VStack", "spacing": null, "children": [
        { "type": "ForEach", "data": 3, "content": { "type": "Text", "content": "row {{index}}" } },
        { "type": "Reference", "name": "row", "with": { "word": "خبز" } },
        { "type": "Color", "id": "a", "modifiers": [ { "frame": { "width": 1e2, "height": 7 } },
          { "padding": { "edges": ["top", "leading"], "length": 4 } }, { "clipped": true } ] },
        { "type": "Color" }, { "type": "Color" }, { "type": "Color" }, { "type": "Color" },
        { "type": "Color" }, { "type": "Color" }, { "type": "Color" }, { "type": "Color" },
        { "type": "Reference", "name": "row", "with": {
          "word": "many keys", "a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8,
          "i": 1, "j": 2, "k": 3, "l": 4, "m": 5, "n": 6, "o": 7, "p": 8, "q": 1, "r": 2, "s": 3,
          "t": 4, "u": 5, "v": 6, "w": 7, "x": 8, "y": 9, "\u00e9": 0 } } ] } }
    """#

  /// No request of json-c's that fails leads to a wrong result, or to none that is told.
  @Test(arguments: [1, 1_000_000])
  func jsonWithoutMemoryIsNoResult(_ count: Int) throws {
    try scratch.write("screen.json", Self.screen)
    let layout = "\"$espalier\" layout screen.json"
    let good = try run("$failing \(layout)", "ESPALIER_COUNT=count")
    #expect(good.status == 0, "\(good.errors)")
    let requests = try #require(Int(try scratch.read("count").dropLast()))
    #expect(requests > 100)
    // One shell for all of them, which prints what differs.
    try scratch.write("good.json", good.output)
    let all = try run(
      """
      export SWIFT_BACKTRACE=enable=no
      for at in $(seq 1 \(requests)); do
        $failing ESPALIER_FAIL_FROM=$at \(layout) > out.json 2> errors; status=$?
        if [[ $status == 0 ]]; then cmp -s out.json good.json && ! [[ -s errors ]] && continue; fi
        message='screen.json: error: not enough memory to read the file'
        [[ $status == 70 && ! -s out.json && $(cat errors) == "$message" ]] && refused=1 && continue
        echo "$at: $status $(cat errors)"
      done
      echo "refused: $refused"
      """,
      "ESPALIER_FAIL_COUNT=\(count)"
    )
    #expect(all.output == "refused: 1\n")
  }

  /// Whatever memory there is, it is enough or it is said to be too little before json-c starts.
  @Test func aLimitOfMemoryIsKept() throws {
    let view = #"{"type":"Text","content":"some words","id":"\#u{7B}\#u{7B}"},"#
    let views = (0..<20_000).map { view.replacingOccurrences(of: "{{", with: "\($0)") }
    try scratch.write(
      "large.json",
      #"{"view":{"type":"VStack","children":["# + views.joined() + #"{"type":"Divider"}]}}"#
    )
    let run = try Espalier.shell(
      """
      for limit in $(seq 50000 10000 100000) $(seq 150000 50000 900000); do
        (ulimit -v $limit; "$espalier" check -q large.json 2>&1); echo "$limit $?"
      done
      """,
      in: scratch.path
    )
    let refusal = "large.json: error: not enough memory to read the file"
    #expect(run.lines.contains(refusal), "\(run.lines)")
    #expect(run.lines.last == "900000 0")
  }

  // MARK: The command itself

  /// Whatever memory there is, a large text is laid out or refused in one line.
  @Test func aLargeTextIsLaidOutOrRefused() throws {
    let words = String(repeating: "word and more ", count: 1_500_000)
    try scratch.write("text.json", #"{"view":{"type":"Text","content":"\#(words)"}}"#)
    let run = try Espalier.shell(
      """
      for limit in $(seq 60000 15000 400000); do
        (ulimit -v $limit; "$espalier" layout text.json > out.json 2> errors); status=$?
        [[ $status == 0 && -s out.json && ! -s errors ]] && laidOut=1 && continue
        [[ $status == 70 && ! -s out.json && $(wc -l < errors) == 1 ]] || echo "$limit: $status $(cat errors)"
        grep -q '^espalier: error: out of memory: ' errors && refused=1
      done
      echo "refused: $refused, laid out: $laidOut"
      """,
      in: scratch.path
    )
    #expect(run.output == "refused: 1, laid out: 1\n")
  }

  /// A file that is not complete does not stay behind.
  @Test func nothingUnfinishedStaysWithoutMemory() throws {
    let words = String(repeating: "word and more ", count: 1_500_000)
    try scratch.write("text.json", #"{"view":{"type":"Text","content":"\#(words)"}}"#)
    try scratch.write("out.json", "old")
    let run = try Espalier.shell(
      "ulimit -v 100000; \"$espalier\" layout text.json -o out.json",
      in: scratch.path
    )
    #expect(run.status == 70)
    #expect(run.errorLines.count == 1 && run.errors.hasPrefix("espalier: error: out of memory: "))
    #expect(try scratch.read("out.json") == "old")
    #expect(!scratch.files.contains { $0.hasSuffix(".tmp") })
  }

  // MARK: Threads

  private func writeDeepScreen(levels: Int) throws {
    try scratch.write(
      "deep.json",
      #"{"view":"# + String(repeating: #"{"type":"Group","children":["#, count: levels)
        + #"{"type":"Divider"}"# + String(repeating: "]}", count: levels) + "}"
    )
  }

  @Test func withoutAThreadADeepTreeIsRefused() throws {
    try writeDeepScreen(levels: 5_000)
    try scratch.write("out.json", "old")
    let run = try run(
      "$failing \"$espalier\" layout deep.json -o out.json",
      "ESPALIER_NO_THREADS=1"
    )
    #expect(run.status == 70)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("espalier: error: not enough memory: no thread can be started"))
    #expect(run.errorLines.count == 2)
    #expect(try scratch.read("out.json") == "old")
    #expect(!scratch.files.contains { $0.hasSuffix(".tmp") })
  }

  @Test func withoutAThreadAShallowTreeIsLaidOut() throws {
    try scratch.write("card.json", SampleSpecs.good)
    let run = try run("$failing \"$espalier\" layout card.json", "ESPALIER_NO_THREADS=1")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aStackThatMemoryIsTooSmallForIsRefused() throws {
    try writeDeepScreen(levels: 40_000)
    let run = try Espalier.shell(
      "ulimit -v 600000; \"$espalier\" check deep.json",
      in: scratch.path
    )
    #expect(run.status == 70)
    #expect(run.errors.contains("not enough memory"))
  }
}
