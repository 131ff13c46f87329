import LayoutCore
import SpecFormat
import Testing

/// A text that is joined of several.
@Suite struct TextRunReadingTests {
  private static func content(_ runs: String) -> ViewContent? {
    let file = SpecFile(#"{ "view": { "type": "Text", "runs": [\#(runs)] } }"#)
    return file.specs.first?.scene?.tree.nodes.first?.content
  }

  @Test func stringsAreOnePlainText() {
    guard case .text(let string) = Self.content(#""a ", { "content": "b" }"#) else {
      Issue.record("no plain text")
      return
    }
    #expect(string == "a b")
  }

  @Test func symbolsKeepTheirNames() {
    guard case .textRuns(let parts) = Self.content(#""a ", { "systemImage": "star" }"#) else {
      Issue.record("no runs")
      return
    }
    #expect(parts == [TextRun("a "), TextRun(symbol: "star")])
    // Where symbols have no sizes they are characters.
    let text = StyledText(parts, in: EnvironmentValues())
    #expect(text.content == "a \u{FFFC}" && text.runs.allSatisfy { $0.image == nil })
  }

  @Test func runsKeepTheirFontsAndImagesTheirSizes() {
    let runs =
      #""a", { "content": "b", "bold": true, "font": "title", "tracking": 2 }, "#
      + #"{ "systemImage": "star", "size": [20, 30] }"#
    guard case .textRuns(let parts) = Self.content(runs) else {
      Issue.record("no runs")
      return
    }
    #expect(parts.map(\.content) == ["a", "b", "\u{FFFC}"])
    #expect(parts[2].image == Size(width: 20, height: 30))
    let text = StyledText(parts, in: EnvironmentValues())
    #expect(text.runs.map(\.attributes.weight) == [.regular, .bold, .regular])
    #expect(text.runs.map(\.attributes.pointSize) == [17, 28, 17])
    #expect(text.runs.map(\.attributes.tracking) == [0, 2, 0])
  }
}
