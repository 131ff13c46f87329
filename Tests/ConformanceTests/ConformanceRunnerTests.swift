import Conformance
import LayoutCore
import SpecFormat
import Synchronization
import Testing

@Suite struct ConformanceRunnerTests {
  /// A 20 × 10 image at the leading edge of 100 points.
  private static let image = """
    { "type": "HStack", "spacing": 0, "children": [
      { "type": "Image", "size": [20, 10], "id": "star" }, { "type": "Spacer", "minLength": 0 }] }
    """

  @Test func whatHoldsInBothDirectionsPasses() throws {
    let spec = try Spec.reading(
      views: Self.image,
      expecting: #""frames": { "star": [0, 20, 20, 10] }"#
    )
    #expect(spec.outcome == .passed)
    #expect(ConformanceRunner().run(spec).comparisons == 2)
  }

  @Test func aDifferenceNamesTheViewAndBothValues() throws {
    let spec = try Spec.reading(
      views: Self.image,
      expecting: #""frames": { "star": [0, 20, 20.5, 10] }"#
    )
    #expect(
      spec.differences == [
        "frame of star is [0, 20, 20, 10], expected [0, 20, 20.5, 10]",
        "right-to-left mirror image, frame of star is [80, 20, 20, 10], "
          + "expected [79.5, 20, 20.5, 10]",
      ]
    )
  }

  @Test func nothingExpectedIsUnchecked() throws {
    #expect(try Spec.reading(#"{ "view": [] }"#).outcome == .unchecked)
    #expect(try Spec.reading(views: "[]", expecting: "").outcome == .unchecked)
    #expect(try Spec.reading(views: "[]", expecting: #""frames": {}"#).outcome == .unchecked)
  }

  @Test func aViewThatIsNotLaidOutIsADifference() throws {
    let spec = try Spec.reading(
      views:
        #"{ "type": "Group", "id": "all", "children": [{ "type": "EmptyView", "id": "none" }] }"#,
      expecting:
        #""frames": { "all": [0, 0, 1, 1] }, "lines": { "none": [] }, "rightToLeft": false"#
    )
    #expect(
      spec.differences == [
        "all is not part of the layout: groups and empty views have no frame",
        "none is not part of the layout: groups and empty views have no frame",
      ]
    )
  }

  @Test func onlyTheFirstDifferencesAreShown() throws {
    let frames = (0..<10).map { #""i\#($0)": [0, 0, 1, 1]"# }.joined(separator: ", ")
    let spec = try Spec.reading(
      views: """
        { "type": "ForEach", "data": 10,
          "content": { "type": "Image", "size": [4, 4], "id": "i{{index}}" } }
        """,
      expecting: #""frames": { \#(frames) }"#
    )
    #expect(spec.differences.count == 5)
    #expect(ConformanceRunner().run(spec).hiddenDifferences == 15)
  }

  // MARK: The opposite direction

  /// A row that is laid out from left to right whatever the direction around it.
  private static let stubborn = """
    { "type": "HStack", "spacing": 0, "children": [
      { "type": "Image", "size": [20, 10], "id": "star" }, { "type": "Spacer", "minLength": 0 }],
      "modifiers": [{ "layoutDirection": "leftToRight" }] }
    """

  @Test func whatDoesNotMirrorFails() throws {
    let spec = try Spec.reading(
      views: Self.stubborn,
      expecting: #""frames": { "star": [0, 20, 20, 10] }"#
    )
    #expect(
      spec.differences == [
        "right-to-left mirror image, frame of star is [0, 20, 20, 10], expected [80, 20, 20, 10]"
      ]
    )
  }

  @Test func theOppositeDirectionCanBeLeftOutOrStated() throws {
    let frames = #""frames": { "star": [0, 20, 20, 10] }"#
    func spec(_ opposite: String) throws -> Spec {
      try Spec.reading(views: Self.stubborn, expecting: "\(frames), \(opposite)")
    }
    #expect(try spec(#""rightToLeft": false"#).outcome == .passed)
    #expect(try spec(#""rightToLeft": { \#(frames) }"#).outcome == .passed)
    #expect(
      try spec(#""rightToLeft": { "frames": { "star": [1, 20, 20, 10] } }"#).differences
        == ["right-to-left, frame of star is [0, 20, 20, 10], expected [1, 20, 20, 10]"]
    )
  }

  @Test func aRightToLeftCaseIsRepeatedLeftToRight() throws {
    let spec = try Spec.reading(
      """
      { "scene": { "width": 100, "height": 50 },
        "environment": { "layoutDirection": "rightToLeft" }, "view": \(Self.stubborn),
        "expect": { "frames": { "star": [0, 20, 20, 10] } } }
      """
    )
    #expect(spec.differences.first?.hasPrefix("left-to-right mirror image, frame of star") == true)
  }

  @Test func aProposalIsMirroredInTheRootsOwnWidth() throws {
    let spec = try Spec.reading(
      """
      { "proposal": { "width": 60, "height": 20 }, "view": \(Self.image),
        "expect": { "size": [60, 10], "frames": { "star": [0, 0, 20, 10] } } }
      """
    )
    #expect(spec.outcome == .passed)
  }

  // MARK: How close is close

  @Test func toleranceIsPerNumber() throws {
    func outcome(_ x: String, _ tolerance: String) throws -> CaseResult.Outcome {
      try Spec.reading(
        views: Self.image,
        expecting: #""frames": { "star": [\#(x), 20, 20, 10] }\#(tolerance)"#
      ).outcome
    }
    #expect(try outcome("0.0009", "") == .passed)
    #expect(try outcome("0.0011", "") != .passed)
    #expect(try outcome("0.4", #", "tolerance": 0.5"#) == .passed)
    #expect(try outcome("0.6", #", "tolerance": 0.5"#) != .passed)
    #expect(try outcome("0", #", "tolerance": 0"#) == .passed)
  }

  @Test func infinityAndNilOnlyEqualThemselves() throws {
    func outcome(_ proposals: String) throws -> CaseResult.Outcome {
      try Spec.reading(
        """
        { "proposal": { "width": "inf", "height": null },
          "view": { "type": "Color", "id": "green" },
          "expect": { "placementProposals": { "green": \(proposals) }, "tolerance": 1000 } }
        """
      ).outcome
    }
    #expect(try outcome(#"["inf", null]"#) == .passed)
    #expect(try outcome("[1e300, null]") != .passed)
    #expect(try outcome(#"["inf", 10]"#) != .passed)
    #expect(try outcome("[null, null]") != .passed)
  }

  @Test func anEdgeOnATieMayBeRoundedEitherWay() throws {
    func outcome(_ x: Double, _ frame: String) throws -> CaseResult.Outcome {
      try Spec.reading(
        views: """
          { "type": "Image", "size": [10, 10], "id": "star", "modifiers": [
            { "position": { "x": \(x + 5), "y": 5 } }] }
          """,
        expecting: #""pixelFrames": { "star": \#(frame) }"#
      ).outcome
    }
    #expect(try outcome(2.5, "[3, 0, 10, 10]") == .passed)
    #expect(try outcome(2.5, "[2, 0, 10, 10]") == .passed)
    #expect(try outcome(2.5, "[1, 0, 10, 10]") != .passed)
    #expect(try outcome(2.4, "[2, 0, 10, 10]") == .passed)
    #expect(try outcome(2.4, "[3, 0, 10, 10]") != .passed)
  }

  // MARK: Rules

  @Test func rulesAreComparedMemberByMember() throws {
    let given = #"{ "insets": { "leading": 1, "trailing": 2 }, "layoutDirection": "rightToLeft" }"#
    func spec(_ result: String) throws -> Spec {
      try Spec.reading(rule: "edgeInsets", given: given, expecting: result)
    }
    #expect(try spec(#"{ "left": 2, "right": 1 }"#).outcome == .passed)
    #expect(
      try spec(#"{ "left": 2, "right": 3, "top": 0 }"#).differences
        == ["result.right is 1, expected 3", "result.top is null, expected 0"]
    )
    #expect(
      try spec("[2, 1]").differences == [#"result is {"left": 2, "right": 1}, expected [2, 1]"#]
    )
  }

  @Test func anEmptyAnswerIsAnAnswer() throws {
    let spacing = #"{ "spacing": {}, "edges": [] }"#
    let spec = try Spec.reading(rule: "resetSpacing", given: spacing, expecting: "{}")
    #expect(spec.outcome == .passed)
    let other = try Spec.reading(rule: "resetSpacing", given: spacing, expecting: "[]")
    #expect(other.differences == ["result is {}, expected []"])
  }

  @Test func theTopicIsTheFolder() throws {
    func topic(_ file: String) throws -> String {
      ConformanceRunner().run(try Spec.reading(#"{ "view": [] }"#, file: file)).topic
    }
    #expect(try topic("Specs/Conformance/Stack/stack.json") == "Stack")
    #expect(try topic("card.json") == "-")
    #expect(try topic("./card.json") == "-")
    #expect(try topic("/card.json") == "-")
  }

  /// A font that grows each time a text is shaped, so that no two layouts are the same.
  private final class GrowingFont: TextMeasurer, Sendable {
    private let shaped = Mutex(0)

    func shape(_ text: StyledText) -> any ShapedText {
      var text = text
      text.attributes.pointSize += Double(
        shaped.withLock { count in
          count += 1
          return count
        }
      )
      return FixedTextMeasurer().shape(text)
    }
  }

  @Test func aLayoutThatShipsAndIsAnotherThanThePlainOneFails() throws {
    let spec = try Spec.reading(
      views: #"{ "type": "Text", "content": "aa", "id": "text" }"#,
      expecting: #""lines": { "text": ["aa"] }, "rightToLeft": false"#
    )
    #expect(spec.outcome == .passed)
    let result = ConformanceRunner(measurer: GrowingFont()).run(spec)
    #expect(result.comparisons == 1)
    guard case .failed(let differences) = result.outcome else {
      Issue.record("passed")
      return
    }
    let frame = differences.map(\.message).first { $0.hasPrefix("frame of text is ") }
    #expect(frame?.contains(" incrementally with shortcuts, ") == true)
    #expect(frame?.hasSuffix(" without") == true)
  }
}
