import Foundation
import Testing

/// `espalier rtl` as a gate: what is printed, what is accepted, and what it ends with.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler")) struct DirectionGateTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "Row.swift",
      """
      import SwiftUI

      struct Row: View {
        var body: some View {
          HStack {
            Image(systemName: "arrow.right")
            Text("Toast")
            Image(systemName: "star")
          }
        }
      }

      #Preview("Row") { Row() }
      #Preview("Kept") { Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(false) }
      #Preview("Island") {
        VStack {
          HStack { Image(systemName: "arrow.right"); Text("a") }
            .environment(\\.layoutDirection, .leftToRight)
        }
      }

      """
    )
  }

  private func rtl(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run("rtl Row.swift " + arguments, in: scratch.path)
  }

  private static let finding = "Row.swift:6:7: warning: Image "

  /// Views in order are left out, and every screen has its numbers (L17.9).
  @Test func onlyWhatIsOddIsPrinted() throws {
    let run = try rtl("--preview Row --strict")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.lines[0] == "Row.swift#Row: left-to-right | right-to-left")
    #expect(run.output.contains(Self.finding) && run.output.contains("at 6:7"))
    #expect(!run.output.contains("Text ") && !run.output.contains("read in both directions"))
    #expect(
      run.output.hasSuffix(
        "every frame is mirrored: 4 views, 1 text, 0 truncated, 1 remark; 0 errors, 1 warning, 0 notes\n"
      ),
      "\(run.output)"
    )
    let all = try rtl("--preview Row --all").output
    #expect(
      all.contains("ltr, leading, 1 line, whole") && all.contains("read in both directions: ")
    )
  }

  /// Parts that set their direction and drawings that are not to flip are intended (L17.9, L17.10).
  @Test(arguments: ["Kept", "Island"]) func whatIsMeantIsNotOdd(_ name: String) throws {
    let run = try rtl("--preview \(name) --strict")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.count == 1, "\(run.output)")
  }

  @Test func expectedFindingsAreAcceptedWithAReason() throws {
    try scratch.write(
      "expected.txt",
      """
      # A comment.
      symbol-literal Row.swift:6 — it points to the road
      symbol-literal Other.swift — it is gone

      """
    )
    let run = try rtl("--strict --expect expected.txt")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains(", 1 accepted"))
    #expect(!run.output.contains(Self.finding))
    #expect(
      run.errors.contains(
        "expected.txt:3:1: warning: nothing is found by symbol-literal at 'Other.swift'"
      )
    )
    for pattern in ["Row.swift", "Row.swift#Row", "*", "Row.swift#R* *"] {
      try scratch.write("expected.txt", "symbol-literal \(pattern) — why\n")
      #expect(try rtl("--strict --expect expected.txt").status == 0, "\(pattern)")
    }
    try scratch.write("expected.txt", "rtl-leftover * — another rule\n")
    #expect(try rtl("--strict --expect expected.txt").status == 1)
  }

  @Test(arguments: [
    ("symbol-literl * — why", "no rule is called 'symbol-literl'; did you mean 'symbol-literal'?"),
    ("symbol-literal — why", "the line says no place"),
    ("symbol-literal *", "what is accepted needs a reason"),
  ])
  func mistakesInTheListHaveTheirLines(_ line: String, _ message: String) throws {
    try scratch.write("expected.txt", "\n\(line)\n")
    let run = try rtl("--expect expected.txt")
    #expect(run.status == 65)
    let words = message.split(separator: "; ")
    for part in words { #expect(run.errors.contains(part), "\(run.errors)") }
    #expect(run.errors.hasPrefix("expected.txt:2:1: error: "))
    #expect(try rtl("--expect missing.txt").status == 66)
  }

  @Test func whatIsKnownIsLeftOut() throws {
    #expect(try rtl("--format json -o known.json").status == 0)
    let run = try rtl("--strict --baseline known.json")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains(", 1 known"))
    #expect(try rtl("--preview Row --format json -o one.json").status == 0)
    #expect(try rtl("--strict --baseline one.json").status == 0)
  }

  @Test func findingsHaveTheFormsOfAudits() throws {
    let run = try rtl("--format github --fail-on error")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("::warning file=Row.swift,line=6,col=7,title=symbol-literal::"))
    #expect(run.lines.count == 1)
    let sarif = try rtl("--format sarif --fail-on warning")
    #expect(sarif.status == 1)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any]
    )
    let runs = try #require(document["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["symbol-literal"])
  }

  /// An order of reading that depends on the direction is named at an element (W7.17).
  @Test func anotherOrderOfReadingIsNamed() throws {
    try scratch.write(
      "Order.swift",
      """
      import SwiftUI

      struct Order: View {
        @Environment(\\.layoutDirection) private var direction
        var body: some View {
          VStack {
            Text("a")
            Text("b").accessibilitySortPriority(direction == .rightToLeft ? 2 : 0)
          }
        }
      }

      #Preview { Order() }

      """
    )
    let run = try SwiftCommand.run("rtl Order.swift --strict", in: scratch.path)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("NOT READ IN THE SAME ORDER"))
    #expect(run.output.contains("Order.swift:8:7: warning: 'b' is read at another place"))
  }

  /// The items of display lists name the lines of their views (V22.1).
  @Test func displayListsNameLines() throws {
    let run = try SwiftCommand.run(
      "picture Row.swift --preview Row --format displayList -o -",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(#""source": "Row.swift:7:7""#), "\(run.output.prefix(2000))")
  }
}
