import Testing

import SpecFormat

/// What the reader remembers of a screen.
@Suite struct ReaderStateTests {
  @Test func itIsThreeValuesThatStartAnewWithEachReader() throws {
    let file = FileContext(try JSONDocument.reading("{}"), limits: SpecLimits())
    let names = Mirror(reflecting: SpecReader(file)).children.compactMap(\.label)
    #expect(names == ["file", "screen", "tree", "scope"])
  }

  @Test func nothingIsLeftOfTheCaseBefore() {
    let first = """
      { "name": "a", "alignments": { "mine": { "axis": "vertical", "defaultValue": 0 } },
        "definitions": { "row": { "type": "Reference", "name": "row" } },
        "view": { "type": "GeometryReader", "children": [
          { "type": "Reference", "name": "row" }, { "type": "Tetx", "id": "x" } ] } }
      """
    let second = """
      { "name": "b", "view": { "type": "HStack", "alignment": "mine", "children": [
        { "type": "Color", "id": "x", "modifiers": [{ "opacity": "proxy.size.width" }] } ] },
        "expect": { "frames": { "y": [0, 0, 0, 0] } } }
      """
    let errors = SpecFile("{ \"cases\": [\n\(first),\n\(second)\n] }").diagnostics.map(\.message)
    #expect(
      errors == [
        "definition 'row' refers to itself: row → row",
        "no view is named 'Tetx'",
        "no guide is named 'mine'",
        "'proxy' is known only inside of a GeometryReader",
        "no view has the id 'y'",
      ]
    )
  }
}
