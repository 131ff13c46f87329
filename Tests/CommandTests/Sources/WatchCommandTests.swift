import Foundation
import Testing

/// Pictures follow the files.
struct WatchCommandTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A script that runs the command in the background, and functions that wait for its lines.
  private func watch(_ inputs: String, then steps: String, seconds: Int = 120) throws
    -> Espalier.Run
  {
    try SwiftCommand.shell(
      """
      export TMPDIR=$PWD
      $espalier watch \(inputs) -o shots/ --text fixed > out 2> err &
      process=$!
      round() { # Waits for the line that ends a round of a number.
        for try in $(seq \(seconds * 10)); do
          [ $(grep -c '^espalier: .* in [0-9.]* s$' err) -ge $1 ] && return 0
          sleep 0.1
        done
        echo "no round $1"; cat err; kill -KILL $process; exit 1
      }
      \(steps)
      wait $process
      echo "status $?"
      ls espalier-round-* 2>/dev/null
      cat err
      """,
      in: scratch.path
    )
  }

  private static func card(_ text: String) -> String {
    #"{ "view": { "type": "Text", "content": "\#(text)" } }"#
  }

  @Test func specsAreDrawnAnewWhenTheyChange() throws {
    try scratch.write("a.json", WatchCommandTests.card("one"))
    try scratch.write("b.json", WatchCommandTests.card("two"))
    let run = try watch(
      "a.json b.json",
      then: """
        round 1; ls shots; stat -c %Y.%i shots/b.png > .b1; cksum < shots/a.png > .a1
        echo '\(WatchCommandTests.card("another one"))' > a.json
        round 2; stat -c %Y.%i shots/b.png > .b2; cksum < shots/a.png > .a2
        cmp .b1 .b2 && echo "b is as it was"; cmp -s .a1 .a2 || echo "a is another"
        echo '{ "view": 3 }' > a.json
        round 3; cksum < shots/a.png | cmp - .a2 && echo "a stays"
        echo '\(WatchCommandTests.card("mended"))' > a.json
        round 4; kill -INT $process
        """
    )
    for line in ["a.png", "b is as it was", "a is another", "a stays", "status 0"] {
      #expect(run.output.contains(line), "\(line): \(run.output)")
    }
    let rounds = run.output.split(separator: "\n").filter { $0.hasPrefix("espalier: ") }
    #expect(rounds.count == 4, "\(run.output)")
    #expect(rounds[0].hasPrefix("espalier: 2 pictures, 2 written in "))
    #expect(rounds[1].hasPrefix("espalier: 2 pictures, 1 written in "))
    #expect(rounds[2].contains("status 65"))
    #expect(rounds[3].hasPrefix("espalier: 2 pictures, 1 written in "))
    #expect(run.output.contains("a.json:1:11: error: "), "\(run.output)")
    #expect(!run.output.contains("espalier-round-"))
  }

  @Test(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
  func sourcesAreCompiledAnewWhenTheyChange() throws {
    try scratch.write("App/A.swift", "import SwiftUI\n#Preview(\"A\") { Text(\"a\") }\n")
    try scratch.write("App/B.swift", "import SwiftUI\n#Preview(\"B\") { Text(\"b\") }\n")
    let run = try watch(
      "App",
      then: """
        round 1; ls -R shots
        echo 'struct C {' > App/C.swift
        round 2
        printf 'import SwiftUI\\n#Preview("C") { Text("c") }\\n' > App/C.swift
        round 3; find shots -name '*C*'
        rm App/B.swift
        round 4; echo "left:" $(find shots -name '*.png' | sort)
        kill -TERM $process
        """
    )
    #expect(
      run.output.contains("App/C.swift:1:11: error: ")
        || run.output.contains("App/C.swift:2:1: error: "),
      "\(run.output)"
    )
    #expect(run.output.contains("3 pictures, 1 written in "), "\(run.output)")
    #expect(run.output.contains("2 pictures, 0 written, 1 removed in "), "\(run.output)")
    #expect(run.output.contains("left: shots/App/A-A.png shots/App/C-C.png"), "\(run.output)")
    #expect(run.output.contains("status 0"))
  }

  @Test func aFolderIsNeeded() throws {
    try scratch.write("a.json", WatchCommandTests.card("one"))
    for (arguments, message) in [
      ("watch a.json", "Pictures go to a folder"),
      ("watch a.json -o a.png", "Pictures go to a folder"),
      ("watch - -o shots/", "Standard input does not change"),
    ] {
      let run = try Espalier.shell("$espalier \(arguments) < /dev/null", in: scratch.path)
      #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
    }
  }
}
