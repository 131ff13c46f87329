import Foundation
import Testing

/// `espalier batch`: results are those of the other commands, in order, whoever makes them.
@Suite struct BatchTests {
  private struct Result: Decodable {
    struct Remark: Decodable {
      let message: String
      let hint: String?
    }
    struct Picture: Decodable {
      let sha256: String
      let size: [Int]
      let file: String?
    }
    let key: String
    let screen: String
    let name: String?
    let variant: [String: String]?
    let status: String
    let errors: [Remark]?
    let warnings: [Remark]?
    let outline: String?
    let picture: Picture?
  }

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("good.json", SampleSpecs.good)
    try scratch.write("bad.json", SampleSpecs.bad)
    try scratch.write("cases.json", SampleSpecs.cases)
    try FileManager.default.copyItem(
      atPath: Espalier.specs + "/Screens/list-cell.json",
      toPath: scratch.path + "/list-cell.json"
    )
    try scratch.write(
      "matrix.json",
      """
      {
        "espalier": "batch",
        "screens": ["good.json", "bad.json", "list-cell.json", "cases.json"],
        "variants": {
          "device": ["iPhone 16", "iPad mini (A17 Pro)"],
          "direction": ["ltr", "rtl"],
          "size": ["large", "accessibility3"],
          "scheme": ["light", "dark"],
          "locale": ["en", "de"]
        },
        "kinds": ["geometry", "outline"]
      }
      """
    )
  }

  private func shell(_ line: String) throws -> Espalier.Run {
    try Espalier.shell(line, in: scratch.path)
  }

  private func results(_ run: Espalier.Run) throws -> [Result] {
    try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Result.self, from: Data($0.utf8))
    }
  }

  // MARK: Matrices

  @Test func aResultIsWhatTheOtherCommandsPrint() throws {
    try scratch.write(
      "one.json",
      """
      { "screens": ["list-cell.json"], "kinds": ["accessibility", "geometry", "outline"],
        "variants": { "size": ["accessibility2"], "direction": ["rtl"] } }
      """
    )
    let options = "list-cell.json --dynamic-type-size accessibility2 --layout-direction rtl"
    let run = try shell("$espalier batch one.json")
    #expect(run.status == 0)
    #expect(run.errors == "")
    // Documents of several screens are in one line.
    let geometry = try shell("$espalier layout good.json \(options) | tail -1").output
    let accessibility = try shell("$espalier accessibility good.json \(options) | tail -1").output
    #expect(geometry.hasPrefix("{") && accessibility.hasPrefix("{"))
    #expect(run.output.contains("\"geometry\":\(geometry.dropLast())"))
    #expect(run.output.contains("\"accessibility\":\(accessibility.dropLast())"))
    let result = try #require(try results(run).first)
    #expect(result.outline == (try shell("$espalier layout \(options) --format outline").output))
    #expect(result.key == "list-cell.json; size=accessibility2; direction=rightToLeft")
    #expect(result.variant == ["size": "accessibility2", "direction": "rightToLeft"])
  }

  @Test func oneBadScreenIsTheResultOfItsItemsAlone() throws {
    let run = try shell("$espalier batch matrix.json")
    #expect(run.status == 65)
    #expect(run.errors == "")
    let all = try results(run)
    let bad = all.filter { $0.screen == "bad.json" }
    #expect(bad.count == 32)
    #expect(bad.allSatisfy { $0.status == "error" && $0.outline == nil })
    #expect(bad.first?.errors?.first?.message.hasPrefix("bad.json:1:21: error: no view") == true)
    #expect(bad.first?.errors?.first?.hint == "did you mean 'Text'?")
    let good = all.filter { $0.screen != "bad.json" }
    #expect(good.allSatisfy { $0.status == "ok" && $0.outline?.isEmpty == false })
    #expect(all.filter { $0.screen == "list-cell.json" }.count == 32)
    // A file with several screens has a result for each of them.
    let cases = all.filter { $0.screen == "cases.json" }
    #expect(cases.count > 32 && cases.count % 32 == 0)
    #expect(cases.allSatisfy { $0.key.hasSuffix("#" + ($0.name ?? "")) })
    #expect(Set(all.map(\.key)).count == all.count)
  }

  @Test func resultsAreTheSameBytesWithOneJobAndWithTwo() throws {
    let one = try shell("$espalier batch matrix.json --jobs 1").output
    #expect(one.split(separator: "\n").count > 128)
    #expect(try shell("$espalier batch matrix.json --jobs 2").output == one)
    #expect(try shell("$espalier batch matrix.json --jobs 3 -o out; cat out").output == one)
  }

  @Test func shardsMakeTheWhole() throws {
    let whole = try shell("$espalier batch matrix.json").output
    let parts = try shell("for n in $(seq 7); do $espalier batch matrix.json --shard $n/7; done")
    #expect(parts.output == whole)
    #expect(try shell("$espalier batch matrix.json --shard 1000/1000").output == "")
    for wrong in ["0/2", "3/2", "1", "a/b", "1/0"] {
      #expect(try shell("$espalier batch matrix.json --shard \(wrong)").status == 64)
    }
    #expect(try shell("$espalier batch --shard 1/2 < /dev/null").status == 64)
  }

  @Test func picturesAreCalledAsTheirChecksums() throws {
    try scratch.write(
      "one.json",
      #"{ "screens": ["good.json"], "kinds": ["picture"], "variants": { "scheme": ["dark"] } }"#
    )
    let run = try shell("$espalier batch one.json --text fixed --pictures shots/deep")
    #expect(run.status == 0, "\(run.output)")
    let picture = try #require(try results(run).first?.picture)
    let file = try #require(picture.file)
    let sum = try shell("sha256sum < shots/deep/\(file)").output.prefix(64)
    #expect(picture.sha256 == sum && file == "\(sum).png")
    let same = "$espalier picture good.json --color-scheme dark --text fixed -o same.png"
    #expect(try shell("\(same) && cmp same.png shots/deep/\(file)").status == 0)
  }

  @Test(arguments: [
    (#"{}"#, "matrix.json:1:1: error: a matrix names its 'screens'"),
    (#"{ "screens": [] }"#, "matrix.json:1:14: error: 'screens' is a list of texts"),
    (#"{ "screens": ["a", "a"] }"#, "matrix.json:1:20: error: 'screens' has 'a' twice"),
    (
      #"{ "screens": ["a"], "variants": { "size": ["huge"] } }"#,
      "matrix.json:1:44: error: no size is called 'huge'"
    ),
    (
      #"{ "screens": ["a"], "variants": { "direction": ["ltr", "leftToRight"] } }"#,
      "matrix.json:1:56: error: 'direction' has 'leftToRight' twice"
    ),
    (
      #"{ "screens": ["a"], "kinds": ["geometri"] }"#,
      "matrix.json:1:31: error: no document is called 'geometri'"
    ),
    (#"{ "screens": ["a"], "sizes": 1 }"#, "matrix.json:1:21: error: a matrix has no 'sizes'"),
    (#"[1"#, "matrix.json:1:3: error: "),
  ])
  func aMatrixThatIsNoneIsRefused(_ matrix: String, _ message: String) throws {
    try scratch.write("matrix.json", matrix)
    let run = try shell("$espalier batch matrix.json -o out; status=$?; ls out; exit $status")
    #expect(run.status == 65)
    #expect(run.errorLines.first?.hasPrefix(message) == true, "\(run.errors)")
    #expect(run.output == "")
  }

  // MARK: Lines

  @Test func garbageAmongLinesIsAResultWithItsPlace() throws {
    try scratch.write(
      "items",
      """
      {"screen": "good.json", "kinds": ["outline"], "key": "mine"}
      {"screen": "good.json", "size": "huge"}
      garbage

      ["good.json"]
      {"screen": "missing.json"}
      {"screen": "cases.json#missing", "kinds": ["outline"]}
      {"screen": "list-cell.json", "direction": "rtl", "kinds": ["outline"]}
      """
    )
    let run = try shell("$espalier batch < items")
    #expect(run.status == 66)
    let all = try results(run)
    #expect(
      all.map(\.key) == [
        "mine", "line 2", "line 3", "line 5", "missing.json", "cases.json#missing",
        "list-cell.json; direction=rightToLeft",
      ]
    )
    #expect(all.map(\.status) == ["ok"] + Array(repeating: "error", count: 5) + ["ok"])
    let messages = all.map { $0.errors?.first?.message ?? "" }
    #expect(messages[1].hasPrefix("<stdin>:2:33: error: no size is called 'huge'"))
    #expect(messages[2].hasPrefix("<stdin>:3:1: error: "))
    #expect(messages[3] == "<stdin>:5:1: error: an item is an object, not an array")
    #expect(messages[4].hasPrefix("missing.json: error: cannot read the file"))
    #expect(messages[5] == "cases.json: error: no screen is called 'missing'")
  }

  /// Who hands over one item and waits gets its result before the next.
  @Test func aResultComesBeforeTheNextItemIsThere() throws {
    let run = try shell(
      """
      mkfifo items
      $espalier batch --jobs 1 < items > out &
      exec 3> items
      for number in 1 2 3; do
        echo '{"screen": "good.json", "kinds": ["outline"]}' >&3
        for try in $(seq 300); do [ $(wc -l < out) = $number ] && break; sleep 0.1; done
        wc -l < out
      done
      exec 3>&-
      wait
      """
    )
    #expect(run.output == "1\n2\n3\n")
  }

  @Test func aLineWithoutAnEndIsRefusedAndTheNextIsRead() throws {
    let run = try shell(
      """
      { head -c 3000000 /dev/zero | tr '\\0' x; echo; echo '{"screen": "good.json"}'; } \
        | $espalier batch
      """
    )
    let all = try results(run)
    #expect(all.map(\.status) == ["error", "ok"])
    #expect(
      all[0].errors?[0].message == "<stdin>:1:1: error: the line is longer than 1000000 bytes"
    )
  }

  // MARK: Ends

  @Test func whatTakesTooLongIsGivenUpAlone() throws {
    let row = #"{ "type": "Text", "content": "\#(String(repeating: "word ", count: 30))" }"#
    let rows = Array(repeating: row, count: 60_000).joined(separator: ",")
    try scratch.write("long.json", #"{ "view": { "type": "VStack", "children": [\#(rows)] } }"#)
    try scratch.write(
      "items",
      """
      {"screen": "good.json", "kinds": ["outline"]}
      {"screen": "long.json", "kinds": ["outline"]}
      {"screen": "good.json", "kinds": ["outline"], "direction": "rtl"}
      """
    )
    let run = try shell("$espalier batch --jobs 1 --max-seconds 0.1 < items")
    #expect(run.status == 65)
    let all = try results(run)
    #expect(all.map(\.status) == ["ok", "error", "ok"])
    #expect(
      all[1].errors?.first?.message
        == "long.json: error: the screen is not shown: it did not come to an end within 0.1 s"
    )
  }

  @Test func aWorkerThatIsKilledIsReplaced() throws {
    let run = try shell(
      """
      mkfifo items
      $espalier batch --jobs 1 --max-nodes 4321 < items > out &
      exec 3> items
      echo '{"screen": "good.json", "kinds": ["outline"]}' >&3
      for try in $(seq 300); do [ -s out ] && break; sleep 0.1; done
      kill -9 $(pgrep -P $!)
      sleep 0.5
      echo '{"screen": "good.json", "kinds": ["outline"], "direction": "rtl"}' >&3
      exec 3>&-
      wait $!
      echo "status $?"
      cat out
      """
    )
    #expect(run.output.hasPrefix("status 0\n"))
    #expect(run.output.split(separator: "\n").filter { $0.contains(#""status":"ok""#) }.count == 2)
  }

  @Test func aSignalEndsItWithWholeLinesAndWithoutAWorkerLeft() throws {
    try scratch.write(
      "large.json",
      """
      { "screens": ["list-cell.json"], "kinds": ["geometry", "accessibility", "outline", "picture"],
        "variants": {
          "size": ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "accessibility1"],
          "direction": ["ltr", "rtl"], "scheme": ["light", "dark"],
          "device": ["iPhone 16", "iPhone 16e", "iPhone 16 Pro", "iPad mini (A17 Pro)"],
          "locale": ["en", "de", "fr", "it", "es", "nl"] } }
      """
    )
    let run = try shell(
      """
      $espalier batch large.json --jobs 2 --text fixed > out 2> err &
      for try in $(seq 300); do [ -s out ] && break; sleep 0.1; done
      workers=$(pgrep -P $!)
      kill -INT $!
      wait $!
      echo "status $?"
      sleep 0.5
      for worker in $workers; do kill -0 $worker 2> /dev/null && echo "$worker is left"; done
      tail -c 2 out; grep -c . out > count; grep -c '^{.*}$' out | diff - count && cat err
      $espalier batch large.json --text fixed -o file & sleep 1; kill -INT $!; wait $!; ls file*
      """
    )
    #expect(run.lines.first == "status 130", "\(run.output)")
    #expect(!run.output.contains("is left"))
    #expect(run.output.contains("}\nespalier: ended after "))
    #expect(!run.output.contains("\nfile"))
  }
}
