import LayoutCore
import SpecFormat
import Testing

@Suite struct ExpectationReadingTests {
  private func expectation(_ json: String) throws -> SpecFormat.Expectation {
    let spec = try Spec.reading(
      #"{ "view": { "type": "Text", "content": "a", "id": "a" }, "expect": { \#(json) } }"#
    )
    return try #require(spec.expectation)
  }

  @Test func nothingIsExpectedUnlessStated() throws {
    #expect(try Spec.reading(#"{ "view": [] }"#).expectation == nil)
    let expectation = try expectation("")
    #expect(expectation.values.size == nil)
    #expect(expectation.values.frames.isEmpty)
    #expect(expectation.tolerance == 0.001)
    guard case .mirrored = expectation.opposite else { throw Unexpected() }
  }

  @Test func framesAreRectangles() throws {
    let values = try expectation(
      """
      "size": [10.5, "inf"], "frames": { "a": [1, 2, 3, 4] }, "pixelFrames": { "a": [0, 0, 1, 1] },
      "renderedFrames": { "a": [-1, -2, 3, 4] },
      "pathBounds": { "a": [1, 2, 3, 4] },
      "drawnFrames": { "a": [4, 3, 2, 1] },
      "modifierFrames": { "a": [[1, 2, 3, 4], [5, 6, 7, 8]] }
      """
    ).values
    #expect(values.size == Size(width: 10.5, height: .infinity))
    #expect(values.frames.map(\.id) == ["a"])
    #expect(values.frames.map(\.value) == [Rect(x: 1, y: 2, width: 3, height: 4)])
    #expect(values.pixelFrames.map(\.value) == [Rect(x: 0, y: 0, width: 1, height: 1)])
    #expect(values.pathBounds.map(\.value) == [Rect(x: 1, y: 2, width: 3, height: 4)])
    #expect(values.drawnFrames.map(\.value) == [Rect(x: 4, y: 3, width: 2, height: 1)])
    #expect(values.renderedFrames.map(\.value) == [Rect(x: -1, y: -2, width: 3, height: 4)])
    #expect(
      values.modifierFrames.map(\.value) == [
        [Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 5, y: 6, width: 7, height: 8)]
      ]
    )
  }

  @Test func guidesHaveTheirNamesTheTwoCentersNamesOfTheirOwn() throws {
    let values = try expectation(
      """
      "guides": { "a": { "leading": 1, "horizontalCenter": 2, "verticalCenter": 3,
        "lastTextBaseline": 4 } },
      "explicitGuides": { "a": { "top": null, "bottom": 5 } }
      """
    ).values
    let guides = try #require(values.guides.first)
    #expect(
      guides.value.map(\.key) == [
        .leading, .horizontalCenter, .verticalCenter, .lastTextBaseline,
      ]
    )
    #expect(guides.value.map(\.value) == [1, 2, 3, 4])
    #expect(values.explicitGuides.first?.value.map(\.value) == [nil, 5])
  }

  @Test func proposalsMayBeNilOrInfinite() throws {
    let values = try expectation(
      """
      "measureProposals": { "a": [[10, null], ["inf", 0]] },
      "placementProposals": { "a": [10, null] }
      """
    ).values
    #expect(
      values.measureProposals.first?.value == [
        ProposedViewSize(width: 10, height: nil), ProposedViewSize(width: .infinity, height: 0),
      ]
    )
    #expect(values.placementProposals.first?.value == ProposedViewSize(width: 10, height: nil))
  }

  @Test func textsOrderAndToleranceCanBeExpected() throws {
    let expectation = try expectation(
      #""lines": { "a": ["b", "c"] }, "truncated": { "a": true }, "drawOrder": ["a"], "tolerance": 0"#
    )
    #expect(expectation.values.lines.first?.value == ["b", "c"])
    #expect(expectation.values.truncated.first?.value == true)
    #expect(expectation.values.drawOrder == ["a"])
    #expect(expectation.tolerance == 0)
  }

  @Test func theOppositeDirectionIsTheMirrorImageNothingOrItsOwn() throws {
    guard case .mirrored = try expectation(#""rightToLeft": true"#).opposite,
      case .skipped = try expectation(#""rightToLeft": false"#).opposite,
      case .values(let values) = try expectation(
        #""rightToLeft": { "frames": { "a": [1, 2, 3, 4] } }"#
      ).opposite
    else { throw Unexpected() }
    #expect(values.frames.map(\.value) == [Rect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test func idsOfModifiersCountAsWell() throws {
    let spec = try Spec.reading(
      """
      { "view": { "type": "Color", "modifiers": [{ "padding": 8, "id": "padded" }] },
        "expect": { "frames": { "padded": [0, 0, 1, 1] } } }
      """
    )
    #expect(spec.expectation?.values.frames.map(\.id) == ["padded"])
  }

  @Test func rulesAnswerAnyShape() throws {
    let file = SpecFile(
      """
      { "cases": [
        { "name": "a", "rule": "flexibleFrameBounds",
          "given": { "min": "-inf", "ideal": null, "max": 3 },
          "expect": { "result": { "min": 0, "ideal": null, "max": "inf" }, "tolerance": 0.1 } },
        { "name": "b", "rule": "platformFontSizes",
          "expect": { "result": [true, "text", "-inf"] } }
      ] }
      """
    )
    try #require(file.messages == [])
    guard case .rule(let probe) = file.specs[0].subject else { throw Unexpected() }
    #expect(probe.given["min"] == .number(-.infinity))
    #expect(probe.given["ideal"] == .null)
    #expect(probe.given["missing"] == .null)
    #expect(
      file.specs[0].expectation?.result
        == .object(["min": .number(0), "ideal": .null, "max": .number(.infinity)])
    )
    #expect(file.specs[0].expectation?.tolerance == 0.1)
    #expect(
      file.specs[1].expectation?.result
        == .list([.boolean(true), .string("text"), .number(-.infinity)])
    )
  }
}
