import Foundation
import Testing

/// `espalier explain`, on the screen of its page in the guide.
@Suite struct ExplainCommandTests {
  private struct Explanation: Decodable {
    struct View: Decodable {
      let id: String
      let line: Int?
    }
    struct Cause: Decodable {
      let kind: String
      let view: String?
      let shrinks: Bool?
      let line: Int?
    }
    struct Change: Decodable {
      struct Edit: Decodable {
        let text: String
        let line: Int?
      }
      let edits: [Edit]
      let mends: [String]
      let remaining: [String]
      let moves: [String]
      let harms: [String]
    }
    struct Inactive: Decodable {
      let text: String
      let line: Int?
      let view: String?
      let variants: Int
    }
    let variants: [String]
    let leftOut: [String]
    let view: View?
    let sentence: String?
    let faults: [String]?
    let faulty: [String]?
    let cause: Cause?
    let changes: [Change]?
    let inactive: [Inactive]
  }

  private static let file = "Explain/title-and-rating.json"

  private static func explain(_ arguments: String...) throws -> Explanation {
    let run = try Espalier.run(arguments: ["explain", "--format", "json"] + arguments)
    try #require(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Explanation.self, from: Data(run.output.utf8))
  }

  /// The line of the screen's file that contains some text.
  private static func line(of text: String) throws -> Int {
    let path = Espalier.specs + "/" + file
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  @Test func aTitleIsCutByWhatIsBesideIt() throws {
    let explanation = try Self.explain(Self.file, "title")
    #expect(explanation.variants.count == 48)
    #expect(explanation.variants.first == "usual")
    #expect(explanation.leftOut == [])
    #expect(explanation.faults == ["cut"])
    let cause = try #require(explanation.cause)
    #expect(cause.kind == "sibling" && cause.view == "rating" && cause.shrinks == false)
    let sentence = try #require(explanation.sentence)
    #expect(
      sentence.hasPrefix("The text 'Avocado toast with nuts' (title) is cut because the text")
    )
    #expect(sentence.contains("(rating) beside it cannot shrink: it was offered "))
  }

  @Test func changesSayTheirLinesAndEffects() throws {
    let explanation = try Self.explain(Self.file, "title")
    let changes = try #require(explanation.changes)
    let faulty = try #require(explanation.faulty)
    let best = try #require(changes.first)
    #expect(best.harms.isEmpty && !best.mends.isEmpty)
    #expect(best.mends.count + best.remaining.count == faulty.count)
    let lines = try #require(
      changes.first { $0.edits.map(\.text) == ["leave out '.lineLimit(1)'"] }
    )
    #expect(lines.edits[0].line == (try Self.line(of: "lineLimit")))
    #expect(lines.moves.contains("rating"))
  }

  /// A text is pushed out of the window by one in another row, which makes their column too wide.
  @Test func aCauseMayBeInAnotherRow() throws {
    let explanation = try Self.explain(Self.file, "ingredients")
    #expect(explanation.faults == ["offScreen"])
    let cause = try #require(explanation.cause)
    let line = try Self.line(of: "fixedSize")
    #expect(cause.kind == "modifier" && cause.line == line)
    let best = try #require(explanation.changes?.first)
    #expect(best.edits.map(\.text) == ["leave out '.fixedSize()'"])
    #expect(best.remaining.isEmpty && best.harms.isEmpty && best.mends == explanation.faulty)
  }

  @Test func aScreenHasInactiveModifiers() throws {
    let explanation = try Self.explain(Self.file)
    #expect(explanation.view == nil && explanation.sentence == nil)
    let lines = try [#""layoutPriority": 0"#, #""layoutPriority": 2"#].map { try Self.line(of: $0) }
    #expect(explanation.inactive.map(\.line) == lines)
    #expect(explanation.inactive.allSatisfy { $0.variants == 48 })
    let text = try Espalier.run("explain", Self.file)
    #expect(
      text.lines.first?.hasSuffix(
        "'.layoutPriority(0)' of title changes no frame in 48 variants"
      ) == true
    )
  }

  @Test func optionsLeaveOneValue() throws {
    let explanation = try Self.explain(Self.file, "title", "--dynamic-type-size", "large")
    #expect(
      explanation.variants == ["usual", "right to left", "320 points", "320 points, right to left"]
    )
    let one = try Self.explain(
      Self.file,
      "title",
      "--dynamic-type-size",
      "large",
      "--layout-direction",
      "ltr",
      "--width",
      "390"
    )
    #expect(one.variants.count == 1)
  }

  @Test func viewsHaveSeveralNames() throws {
    let line = try Self.line(of: #""id": "title""#)
    for name in ["title", "Avocado toast with nuts", "TOAST with nuts", "20,430", "\(line - 2)"] {
      #expect(try Self.explain(Self.file, name).view?.id == "title", "\(name)")
    }
  }

  @Test func unknownAndAmbiguousNamesAreErrors() throws {
    let unknown = try Espalier.run("explain", Self.file, "titel")
    #expect(unknown.status == 64 && unknown.output == "")
    #expect(unknown.errors.contains("\(Self.file): error: no view is called 'titel'"))
    #expect(unknown.errors.contains("did you mean 'title'?"))
    let ambiguous = try Espalier.run("explain", Self.file, "Text")
    #expect(ambiguous.status == 64 && ambiguous.output == "")
    #expect(ambiguous.errors.contains("3 views are called 'Text'"))
    #expect(ambiguous.errors.contains("(title)") && ambiguous.errors.contains("(rating)"))
    let three = try Espalier.run("explain", Self.file, "title", "rating")
    #expect(three.status == 64)
    #expect(three.errors.contains("One file and one view"))
  }

  @Test func textHasTheTableOfTheDivision() throws {
    let run = try Espalier.run("explain", Self.file, "title")
    #expect(run.status == 0 && run.errors == "")
    let lines = run.lines
    let start = try #require(lines.firstIndex { $0.hasPrefix("HStack heading divides 390") })
    #expect(lines[start + 1].split(separator: " ").first == "view")
    #expect(lines[start + 2].contains("(rating)"))
    #expect(lines[start + 3].contains("(title)"))
    #expect(run.output.contains("the safe area puts it at"))
    #expect(run.output.contains("aligns it by firstTextBaseline"))
  }

  @Test(.enabled(if: SwiftCommand.canRun)) func swiftFilesAreExplained() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "Card.swift",
      """
      import SwiftUI

      #Preview {
        HStack {
          Text("A title that is too long").lineLimit(1).layoutPriority(0)
          Text("and a rating that keeps its size").fixedSize()
        }
      }
      """
    )
    let run = try SwiftCommand.run(
      "explain Card.swift 'A title that is too long' --format json",
      in: scratch.path
    )
    try #require(run.status == 0, "\(run.errors)")
    let explanation = try JSONDecoder().decode(Explanation.self, from: Data(run.output.utf8))
    #expect(explanation.cause?.kind == "sibling")
    #expect(explanation.variants.count == 48)
    #expect(explanation.inactive.map(\.text) == [".layoutPriority(0)"])
    let best = try #require(explanation.changes?.first)
    #expect(best.remaining.isEmpty)
  }
}
