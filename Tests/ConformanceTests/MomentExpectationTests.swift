import SpecFormat
import Testing

import Conformance

/// Expectations at times.
@Suite struct MomentExpectationTests {
  private static let screen = """
    "scene": { "width": 200, "height": 100, "displayScale": 1 },
    "values": { "x": 0, "shown": true },
    "states": [ { "at": 0, "set": { "x": 40, "shown": false }, "animation": { "linear": 1 } } ],
    "view": { "type": "ZStack", "children": [
      { "type": "Color", "id": "red", "name": "red", "modifiers": [
        { "frame": { "width": 20, "height": 20 } }, { "offset": { "x": "{{x}}" } } ] },
      { "type": "If", "condition": "{{shown}}", "children": [
        { "type": "Color", "id": "blue", "name": "blue", "modifiers": [
          { "frame": { "width": 20, "height": 20 } }, { "blur": 3 } ] } ] } ] }
    """

  private func differences(_ moment: String) throws -> [String] {
    let file = SpecFile(
      bytes: Array("{ \(Self.screen), \"expect\": { \"at\": [ \(moment) ] } }".utf8),
      name: "test.json"
    )
    #expect(file.diagnostics.map(\.description) == [])
    let result = ConformanceRunner().run(try #require(file.specs.first))
    #expect(result.comparisons > 0)
    if case .failed(let differences) = result.outcome { return differences.map(\.message) }
    return []
  }

  @Test func whatIsShownIsCompared() throws {
    #expect(try differences(#"{ "time": 0.5, "shownFrames": { "red": [110, 40, 20, 20] } }"#) == [])
    #expect(
      try differences(
        #"{ "time": 0.5, "shownFrames": { "red": { "x": 111 } }, "rightToLeft": false }"#
      )
        == ["at 0.5 s, x of the shown frame of red is 110, expected 111"]
    )
    #expect(try differences(#"{ "time": 0.5, "frames": { "red": { "x": 130 } } }"#) == [])
  }

  @Test func theMirrorImageIsExpectedAtEveryTime() throws {
    #expect(
      try differences(#"{ "time": 0.5, "shownFrames": { "red": { "x": 111 } } }"#) == [
        "at 0.5 s, x of the shown frame of red is 110, expected 111",
        "at 0.5 s, right-to-left mirror image, maxX of the shown frame of red is 90, expected 89",
      ]
    )
  }

  @Test func effectsOfWhatHasLeftAreCompared() throws {
    let right = #""leaving": ["blue"], "shownEffects": { "blue": { "opacity": 0.5, "blur": 3 } }"#
    #expect(try differences("{ \"time\": 0.5, \(right) }") == [])
    let wrong =
      #""leaving": [], "shownEffects": { "blue": { "opacity": 0.4 } }, "rightToLeft": false"#
    #expect(
      try differences("{ \"time\": 0.5, \(wrong) }") == [
        "at 0.5 s, opacity of blue is [0.5], expected [0.4]",
        #"at 0.5 s, what has left and is still seen is ["blue"], expected []"#,
      ]
    )
    #expect(
      try differences(
        #"{ "time": 2, "shownEffects": { "blue": { "opacity": 1 } }, "rightToLeft": false }"#
      )
        == ["at 2 s, blue is not seen"]
    )
  }
}
