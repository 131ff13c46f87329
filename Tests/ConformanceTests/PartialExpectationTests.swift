import SpecFormat
import Testing

import Conformance

/// Expectations of single coordinates, and of what lists contain.
@Suite struct PartialExpectationTests {
  private static let screen = """
    "scene": { "width": 100, "height": 60, "displayScale": 2 },
    "view": { "type": "VStack", "spacing": 0, "children": [
      { "type": "Text", "content": "one two", "id": "text",
        "modifiers": [{ "accessibilityHint": "Reads" },
          { "accessibilityAction": { "name": "Copy" } },
          { "accessibilityAction": { "name": "Share" } }] },
      { "type": "HStack", "children": [
        { "type": "Image", "name": "star", "size": [10, 10], "id": "star" },
        { "type": "Spacer" }] },
      { "type": "Button", "title": "Order", "id": "order" } ] }
    """

  private func differences(_ expectation: String) throws -> [String] {
    let file = SpecFile(
      bytes: Array("{ \(Self.screen), \"expect\": { \(expectation) } }".utf8),
      name: "test.json"
    )
    #expect(file.diagnostics.map(\.description) == [])
    let spec = try #require(file.specs.first)
    let result = ConformanceRunner().run(spec)
    #expect(result.comparisons > 0)
    if case .failed(let differences) = result.outcome { return differences.map(\.message) }
    return []
  }

  // MARK: Coordinates

  @Test(arguments: ["frames", "pixelFrames", "renderedFrames"])
  func aCoordinateIsExpectedAlone(_ frames: String) throws {
    #expect(try differences(#""\#(frames)": { "star": { "x": 0, "width": 10 } }"#) == [])
    #expect(try differences(#""\#(frames)": { "star": { "maxX": 10, "midX": 5 } }"#) == [])
    let wrong = try differences(#""\#(frames)": { "star": { "x": 3 } }, "rightToLeft": false"#)
    #expect(wrong.count == 1)
    #expect(wrong.first?.hasPrefix("x of the ") == true)
    #expect(wrong.first?.hasSuffix("of star is 0, expected 3") == true)
  }

  /// Where the image is on the other side, its trailing edge is as far from the other one.
  @Test func aCoordinateIsMirrored() throws {
    let wrong = try differences(#""frames": { "star": { "x": 3 } }"#)
    #expect(
      wrong == [
        "x of the frame of star is 0, expected 3",
        "right-to-left mirror image, maxX of the frame of star is 100, expected 97",
      ]
    )
    let explicit = try differences(
      #""frames": { "star": { "x": 0 } }, "rightToLeft": { "frames": { "star": { "x": 90 } } }"#
    )
    #expect(explicit == [])
  }

  @Test func coordinatesAndWholeFramesStandSideBySide() throws {
    let both =
      #""frames": { "star": { "height": 10 }, "order": [1, 2, 3, 4] }, "rightToLeft": false"#
    #expect(try differences(both).count == 1)
  }

  @Test func whatIsNoCoordinateIsRefused() {
    let file = SpecFile(
      bytes: Array(#"{ \#(Self.screen), "expect": { "frames": { "star": { "left": 1 } } } }"#.utf8),
      name: "test.json"
    )
    #expect(file.diagnostics.map(\.message) == ["a frame has no 'left'"])
  }

  // MARK: Lists

  @Test func spokenTextMayBeExpectedInPart() throws {
    #expect(try differences(#""spoken": { "contains": ["Order. Button."] }"#) == [])
    let missing = try differences(#""spoken": { "contains": ["Order. Button.", "one two"] }"#)
    #expect(missing.first == #"spoken text has no "one two" where it is expected"#)
    let unknown = try differences(#""spoken": { "contains": ["Eat"] }"#)
    #expect(unknown.first == #"spoken text has no "Eat""#)
  }

  @Test func linesMayBeExpectedInPart() throws {
    #expect(try differences(#""lines": { "text": { "contains": ["one two"] } }"#) == [])
    let wrong = try differences(
      #""lines": { "text": { "contains": ["three"] } }, "rightToLeft": false"#
    )
    #expect(wrong == [#"text of text has no "three""#])
  }

  @Test func nodesMayBeExpectedInPart() throws {
    let part = #""accessibility": { "contains": [{ "label": "Order", "frame": { "x": 0 } }] }"#
    #expect(try differences(part + #", "rightToLeft": false"#).count == 1)
    #expect(
      try differences(
        #""accessibility": { "contains": [{ "label": "one two", "hint": "Reads" }] }"#
      ) == []
    )
    let wrong = try differences(
      #""accessibility": { "contains": [{ "label": "one two", "hint": "No" }] }, "rightToLeft": false"#
    )
    #expect(wrong == [#"hint of tree.contains[0] is "Reads", expected "No""#])
  }

  @Test func listsOfANodeMayBeExpectedInPart() throws {
    func actions(_ part: String) throws -> [String] {
      try differences(
        #"""
        "accessibility": { "contains": [{ "label": "one two", "actions": { "contains": [\#(part)] },
          "traits": { "contains": ["staticText"] } }] }, "rightToLeft": false
        """#
      )
    }
    #expect(try actions(#""Copy""#) == [])
    #expect(try actions(#""Share", "Copy""#) == [])
    #expect(
      try actions(#""Cut""#) == [#"actions of tree.contains[0] has no "Cut""#]
    )
  }
}
