import SpecFormat
import Testing

/// One mistake hides no other.
@Suite struct OneMistakeTests {
  private func errors(_ json: String) -> [String] {
    SpecFile(json).messages.filter { !$0.hasPrefix("hint: ") }
  }

  // MARK: JSON

  @Test(
    arguments: [
      (#"{ "view": { "type": "Tetx", }, }"#, ["1:27: error: trailing comma before '}'"]),
      ("{ // a comment\n \"view\": { \"type\": \"Tetx\" } }", ["1:3: error: JSON has no comments"]),
      ("{ /* one */ \"view\": { \"type\": \"Tetx\" } }", ["1:3: error: JSON has no comments"]),
      ("\u{FEFF}{ \"view\": { \"type\": \"Tetx\" } }", ["byte-order mark"]),
      (#"{ "title": "a", "title": "b", "view": { "type": "Tetx" } }"#, ["duplicate key 'title'"]),
      (#"{ 'title': 'a', "view": { "type": "Tetx" } }"#, ["strings need double quotes"]),
      (#"{ "title": "a" "view": { "type": "Tetx" } }"#, ["expected ',' or '}'"]),
      (#"{ "title" "a", "view": { "type": "Tetx" } }"#, ["expected ':' after this key"]),
      (#"{ "scene": { "width": 01 }, "view": { "type": "Tetx" } }"#, ["cannot start with 0"]),
      (#"{ "title": None, "view": { "type": "Tetx" } }"#, ["'None' is not JSON", "not null"]),
    ] as [(String, [String])]
  )
  func mistakesInJSONHideNoneInWhatItSays(_ json: String, _ expected: [String]) {
    let errors = errors(json)
    for part in expected + ["no view is named 'Tetx'"] {
      #expect(errors.contains { $0.contains(part) }, "\(errors)")
    }
    #expect(SpecFile(json).specs.isEmpty)
  }

  /// Where things stand does not change.
  @Test func whatFollowsAMendedMistakeKeepsItsPlace() {
    let json = """
      { "view": { "type": "HStack", "spacing": 1, "spacing": [{}, [1]], "children": [ // one
        { "type": "Text", 'content': "a", "modifiers": [{ "paddding": 8 }] },
        { "type": "Tetx" }, ] } }
      """
    #expect(
      errors(json) == [
        "1:45: error: duplicate key 'spacing'; first on line 1",
        "1:81: error: JSON has no comments", "2:21: error: strings need double quotes",
        "2:53: error: no modifier named 'paddding' on Text", "3:13: error: no view is named 'Tetx'",
        "3:21: error: trailing comma before ']'",
      ]
    )
  }

  @Test func whatCannotBeMendedIsSaidAlone() {
    let json = #"{ "title": abc, "view": { "type": "Tetx" } }"#
    #expect(errors(json) == ["1:12: error: strings need double quotes"])
    #expect(errors(#"{ "view": { "type": "Tetx" }"#).count == 1)
  }

  // MARK: Views

  @Test func whatIsInsideOfAnUnknownViewIsRead() {
    let json = """
      { "view": { "type": "HStakc", "id": "row", "modifiers": [{ "paddding": 8 },
          { "overlay": { "content": { "type": "Colr" } } }],
        "children": [{ "type": "Txet" }, { "content": "a", "modifiers": 4 },
          { "type": "Text", "content": 4, "id": "a" }] },
        "expect": { "frames": { "row": [0, 0, 1, 1], "a": [0, 0, 1, 1], "b": [0, 0, 1, 1] } } }
      """
    #expect(
      errors(json) == [
        "1:21: error: no view is named 'HStakc'",
        "1:60: error: no modifier named 'paddding' on this view",
        "2:41: error: no view is named 'Colr'", "3:26: error: no view is named 'Txet'",
        "3:36: error: a view needs 'type'",
        "3:67: error: 'modifiers' must be an array of modifiers, not a number",
        "4:34: error: 'content' must be a string, not a number",
        "5:67: error: no view has the id 'b'",
      ]
    )
  }

  @Test func idsInWhatIsUnknownAreKnown() {
    let json = """
      { "view": { "type": "Tetx", "label": { "id": "in", "more": [{ "id": "deeper" }] } },
        "expect": { "frames": { "in": [0, 0, 1, 1], "deeper": [0, 0, 1, 1] } } }
      """
    #expect(errors(json) == ["1:21: error: no view is named 'Tetx'"])
  }

  @Test func everyEntryOfAModifierIsRead() {
    let json = """
      { "view": { "type": "Color", "modifiers": [
        { "padding": "a", "opacity": "b", "overlay": { "content": { "type": "Colr" } } }] } }
      """
    #expect(errors(json).count == 5)
  }

  @Test func aFrameOfBothKindsIsReadToItsEnd() {
    let json = """
      { "view": { "type": "Color", "modifiers": [
        { "frame": { "width": "a", "maxHeight": "b", "alignment": "middle", "with": 1 } }] } }
      """
    #expect(errors(json).count == 5)
  }

  @Test func aTableWithoutColumnsHasRows() {
    let json = """
      { "view": { "type": "Table", "children": [
        { "type": "TableRow", "children": [{ "type": "Tetx" }] }] } }
      """
    #expect(errors(json).count == 2)
  }

  // MARK: How many

  @Test func asManyMistakesAreToldAsOneLikes() {
    var limits = SpecLimits()
    limits.problems = 1_000
    let views = Array(repeating: #"{ "type": "Tetx" }"#, count: 900).joined(separator: ",")
    let file = SpecFile(
      bytes: Array("{ \"view\": [\(views)] }".utf8),
      name: "test.json",
      limits: limits
    )
    #expect(file.diagnostics.count == 900)
    let commas = SpecFile(
      bytes: Array("{ \"view\": [\(views),], \"title\": \"a\", }".utf8),
      name: "test.json",
      limits: limits
    )
    #expect(commas.diagnostics.count == 902)
  }
}
