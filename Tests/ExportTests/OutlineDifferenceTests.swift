import Export
import LayoutCore
import Testing

@Suite struct OutlineDifferenceTests {
  /// The outline of a column, each text as wide as it is long.
  private func outline(
    _ texts: [String],
    spacing: Double = 8,
    size: Size = Size(width: 300, height: 200)
  ) -> String {
    var builder = ViewTreeBuilder()
    builder.open(.vStack(alignment: .leading, spacing: spacing))
    builder.open(.hStack(alignment: .center, spacing: 0), id: "row")
    for text in texts.prefix(2) { builder.leaf(.text(text)) }
    builder.close()
    for text in texts.dropFirst(2) { builder.leaf(.text(text)) }
    builder.close()
    let scene = LayoutScene(host: .size(size), tree: builder.finish())
    return Outline.text(scene.layout(), file: "sample.json")
  }

  private func changes(from before: [String], to now: [String]) -> [String] {
    OutlineDifference(from: outline(before), to: outline(now)).lines
  }

  @Test func equalOutlinesHaveNoDifference() {
    #expect(changes(from: ["a", "b", "c"], to: ["a", "b", "c"]) == [])
  }

  @Test func aViewThatMovesIsNamedWithItsWayAndThoseInsideAreNot() {
    let lines = OutlineDifference(
      from: outline(["a", "b", "c"], spacing: 8),
      to: outline(["a", "b", "c"], spacing: 16)
    ).lines
    #expect(lines.contains { $0.hasPrefix("VStack moved ") && $0.contains(" up, is ") })
    #expect(lines.contains { $0.hasPrefix("Text \"c\" moved ") && $0.hasSuffix(" down") })
    #expect(lines.count == 2, "\(lines)")
  }

  @Test func aTextThatChangesSaysWhatItWas() {
    let lines = changes(from: ["a", "b", "c"], to: ["a", "b", "d"])
    #expect(lines == ["Text \"d\" said \"c\" before"])
  }

  @Test func viewsThatComeAndGoAreNamedWithTheirPlaces() {
    #expect(
      changes(from: ["a", "b", "c"], to: ["a", "b", "c", "d"])
        .contains { $0.hasPrefix("Text \"d\" is new at ") }
    )
    #expect(
      changes(from: ["a", "b", "c", "d"], to: ["a", "b", "d"])
        .contains { $0.hasPrefix("Text \"c\" is gone from ") }
    )
  }

  @Test func whatIsInsideOfAViewThatIsGoneIsCounted() {
    let before = """
      a.json: 10×10
      VStack                                  10×10           at 0, 0
      ├─ HStack #row                          10×5            at 0, 0
      │  ├─ Text                              5×5             at 0, 0             "a 1×2 at 3, 4"
      │  └─ Text                              5×5             at 5, 0             "b"
      └─ Text                                 10×5            at 0, 5             "c"

      """
    let now = """
      a.json: 10×20
      VStack                                  10×10           at 0, 0
      └─ Text                                 10×5            at 0, 5             "c"  truncated

      """
    #expect(
      OutlineDifference(from: before, to: now).lines == [
        "the screen is 10×20, and was 10×10",
        "Text \"c\" is now truncated",
        "HStack #row is gone from 0, 0 (10×5), with 2 lines inside",
      ]
    )
  }

  @Test func linesAboutOneThingEachAreCompared() {
    let before = "\"Save\" [button]\n  hint\n\"Old\"\n"
    let now = "\"Store\" [button]\n  hint\n\"New\"\n\"Newer\"\n"
    #expect(
      LineChanges.lines(from: before, to: now) == [
        #""Save" [button] is now "Store" [button]"#, #""Old" is now "New""#, #""Newer" is new"#,
      ]
    )
    #expect(LineChanges.lines(from: "a\nb\n", to: "b\n") == ["a is gone"])
    #expect(
      LineChanges.lines(from: "Old\nSave. Button.\n", to: "Store. Button.\n") == [
        "Old is gone", "Save. Button. is now Store. Button.",
      ]
    )
    #expect(LineChanges.lines(from: "a\n", to: "a\n") == [])
  }
}
