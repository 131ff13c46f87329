import Foundation
import Testing

/// Swift sources in a batch: one program shows all variants, and what its code does wrong is the result of
/// the item that it was asked for.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct BatchSourceTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func previewsThatCrashOrNeverEndSpoilNoOther() throws {
    try scratch.write(
      "Card.swift",
      """
      import SwiftUI

      struct Card: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          if size == .xLarge { let _ = [Int]()[size.hashValue & 1] }
          if size == .xxLarge { let _ = { while true {} }() }
          return Text("Card").padding()
        }
      }

      #Preview("card") { Card() }
      #Preview("plain") { Text("plain") }
      """
    )
    try scratch.write("Wrong.swift", "import SwiftUI\n#Preview { Texr(\"wrong\") }\n")
    try scratch.write("card.json", SampleSpecs.good)
    try scratch.write(
      "matrix.json",
      """
      { "screens": ["Card.swift#card", "Wrong.swift", "card.json", "Card.swift"],
        "variants": { "size": ["large", "xLarge", "xxLarge", "small"] }, "kinds": ["outline"] }
      """
    )
    let run = try SwiftCommand.shell(
      "$espalier batch matrix.json --max-seconds 2 --text fixed > out; echo $?; cut -c1-300 out",
      in: scratch.path
    )
    let lines = run.lines.dropFirst().map { line in
      line.prefix { $0 != "," } + (line.contains(#""status":"ok""#) ? " ok" : " error")
    }
    #expect(
      lines.prefix(12).map(String.init) == [
        #"{"key":"Card.swift#card; size=large" ok"#,
        #"{"key":"Card.swift#card; size=xLarge" error"#,
        #"{"key":"Card.swift#card; size=xxLarge" error"#,
        #"{"key":"Card.swift#card; size=small" ok"#,
        #"{"key":"Wrong.swift; size=large" error"#, #"{"key":"Wrong.swift; size=xLarge" error"#,
        #"{"key":"Wrong.swift; size=xxLarge" error"#, #"{"key":"Wrong.swift; size=small" error"#,
        #"{"key":"card.json; size=large" ok"#, #"{"key":"card.json; size=xLarge" ok"#,
        #"{"key":"card.json; size=xxLarge" ok"#, #"{"key":"card.json; size=small" ok"#,
      ],
      "\(run.output) \(run.errors)"
    )
    #expect(run.output.contains("the screen is not shown: its code crashed"))
    #expect(run.output.contains("the screen is not shown: its code did not come to an end"))
    #expect(run.output.contains("cannot find 'Texr' in scope"))
    #expect(lines.contains(#"{"key":"Card.swift; size=large#card" ok"#))
    #expect(lines.contains(#"{"key":"Card.swift; size=large#plain" ok"#))
    #expect(run.lines.first == "70")
  }
}
