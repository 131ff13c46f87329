import LayoutCore
import SpecFormat
import Testing

@Suite struct SceneReadingTests {
  @Test func aSpecWithoutASceneIsAPhone() throws {
    let scene = try LayoutScene.reading(#"{ "view": [] }"#)
    #expect(scene.host == .size(Size(width: 390, height: 844)))
    #expect(scene.safeArea == EdgeInsets())
    #expect(scene.keyboardHeight == 0)
    #expect(scene.environment.displayScale == 3)
  }

  @Test func aSceneHasASizeInsetsAKeyboardAndAScale() throws {
    let scene = try LayoutScene.reading(
      """
      { "scene": { "width": 320, "height": 568.5, "safeArea": { "top": 20, "trailing": 4 },
          "keyboard": 216, "displayScale": 2 }, "view": [] }
      """
    )
    #expect(scene.host == .size(Size(width: 320, height: 568.5)))
    #expect(scene.safeArea == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 4))
    #expect(scene.keyboardHeight == 216)
    #expect(scene.environment.displayScale == 2)
  }

  @Test func aSceneMayStateOnlyOneSide() throws {
    let scene = try LayoutScene.reading(#"{ "scene": { "height": 100 }, "view": [] }"#)
    #expect(scene.host == .size(Size(width: 390, height: 100)))
  }

  @Test func theEnvironmentBeatsTheScaleOfTheScene() throws {
    let scene = try LayoutScene.reading(
      #"{ "scene": { "displayScale": 2 }, "environment": { "displayScale": 1 }, "view": [] }"#
    )
    #expect(scene.environment.displayScale == 1)
  }

  @Test func proposalsAreNumbersNullOrInfinity() throws {
    func host(_ proposal: String) throws -> LayoutScene.Host {
      try LayoutScene.reading(#"{ "proposal": \#(proposal), "view": [] }"#).host
    }
    #expect(
      try host(#"{ "width": 100, "height": null }"#)
        == .proposal(ProposedViewSize(width: 100, height: nil))
    )
    #expect(
      try host(#"{ "width": "inf", "height": 0 }"#)
        == .proposal(ProposedViewSize(width: .infinity, height: 0))
    )
  }

  @Test func aProposalGoesWithASceneWithoutASize() throws {
    let scene = try LayoutScene.reading(
      """
      { "proposal": { "width": 10, "height": 10 },
        "scene": { "displayScale": 2, "safeArea": { "top": 8 } }, "view": [] }
      """
    )
    #expect(scene.host == .proposal(ProposedViewSize(width: 10, height: 10)))
    #expect(scene.environment.displayScale == 2)
  }

  // MARK: Alignments

  @Test func customAlignmentsKnowTheirAxisDefaultAndCombination() throws {
    let scene = try LayoutScene.reading(
      """
      { "alignments": {
          "star": { "axis": "vertical", "defaultValue": "d.height / 4" },
          "edge": { "axis": "horizontal", "defaultValue": -2, "combine": "max(p, child) + n" }
        }, "view": [] }
      """
    )
    let (star, edge) = (scene.tree.alignments[0], scene.tree.alignments[1])
    let dimensions = ViewDimensions(size: Size(width: 40, height: 20), source: nil)
    #expect(star.name == "star")
    #expect(star.axis == .vertical)
    #expect(star.defaultValue(dimensions) == 5)
    #expect(star.combine == nil)
    #expect(edge.axis == .horizontal)
    #expect(edge.defaultValue(dimensions) == -2)
    #expect(edge.combine?(nil, 0, 3) == 3)
    #expect(edge.combine?(7, 2, 3) == 9)
  }

  @Test func defaultsMayNameAlignmentsDeclaredLater() throws {
    let scene = try LayoutScene.reading(
      """
      { "scene": { "width": 100, "height": 100 },
        "alignments": {
          "a": { "axis": "vertical", "defaultValue": "d[.b] + 1" },
          "b": { "axis": "vertical", "defaultValue": "d[.top] + 9" }
        },
        "view": { "type": "HStack", "alignment": "a", "spacing": 0, "children": [
          { "type": "Image", "size": [10, 10], "id": "low" },
          { "type": "Image", "size": [10, 10], "id": "high",
            "modifiers": [{ "alignmentGuide": { "guide": "a", "value": 0 } }] }
        ] } }
      """
    )
    #expect(scene.frames == ["low": [40, 40, 10, 10], "high": [50, 50, 10, 10]])
  }

  @Test func aChainOfAlignmentsIsFineAsLongAsItIsShort() {
    func messages(_ count: Int) -> [String] {
      let links = (1...count).map {
        #""a\#($0)": { "axis": "vertical", "defaultValue": "d[.a\#($0 - 1)]" }"#
      }
      return SpecFile(
        """
        { "alignments": { "a0": { "axis": "vertical", "defaultValue": 1 },
        \(links.joined(separator: ",\n")) },
        "view": { "type": "HStack", "alignment": "a\(count)", "children": [{ "type": "Color" }] } }
        """
      ).messages
    }
    #expect(messages(100) == [])
    #expect(
      messages(2000) == [
        "151:47: error: the default value of 'a150' builds on too many others"
      ]
    )
  }
}

@Suite struct CaseReadingTests {
  private static let file = SpecFile(
    """
    { "title": "Cases", "source": "a talk", "confidence": "recorded",
      "scene": { "width": 100, "height": 50, "displayScale": 2 },
      "cases": [
        { "name": "first", "view": { "type": "Color" } },
        { "name": "second", "title": "Its own", "source": "a book", "confidence": "derived",
          "scene": { "width": 20 }, "view": [] },
        { "name": "third", "proposal": { "width": 1, "height": 2 }, "view": [] },
        { "name": "fourth", "rule": "lineSpacing",
          "given": { "ascent": 12, "descent": 3, "leading": 1 }, "expect": { "result": 16 } }
      ] }
    """
  )

  @Test func aFileGivesASpecForEachOfItsCases() {
    #expect(Self.file.messages == [])
    #expect(Self.file.specs.map(\.name) == ["first", "second", "third", "fourth"])
    #expect(Self.file.specs.map(\.file) == Array(repeating: "test.json", count: 4))
    #expect(Self.file.specs.map(\.title) == [nil, "Its own", nil, nil])
  }

  @Test func casesInheritSourceAndConfidence() {
    #expect(Self.file.specs.map(\.source) == ["a talk", "a book", "a talk", "a talk"])
    #expect(Self.file.specs.map(\.confidence) == [.recorded, .derived, .recorded, .recorded])
  }

  @Test func aCaseTakesTheWholeSceneOfTheFileOrItsOwn() {
    let scenes = Self.file.specs.compactMap(\.scene)
    #expect(scenes.count == 3)
    #expect(scenes[0].host == .size(Size(width: 100, height: 50)))
    #expect(scenes[0].environment.displayScale == 2)
    #expect(scenes[1].host == .size(Size(width: 20, height: 844)))
    #expect(scenes[1].environment.displayScale == 3)
    #expect(scenes[2].host == .proposal(ProposedViewSize(width: 1, height: 2)))
    #expect(scenes[2].environment.displayScale == 2)
  }

  @Test func aCaseWithARuleHasNoScene() throws {
    let spec = try #require(Self.file.specs.last)
    #expect(spec.scene == nil)
    guard case .rule(let probe) = spec.subject else { throw Unexpected() }
    #expect(probe.rule == .lineSpacing)
    #expect(probe.given["ascent"].number == 12)
    #expect(spec.expectation?.result == .number(16))
  }

  @Test func casesShareNothingElse() {
    let file = SpecFile(
      """
      { "cases": [
        { "name": "a", "alignments": { "g": { "axis": "vertical", "defaultValue": 0 } },
          "definitions": { "row": { "type": "Spacer", "id": "gap" } },
          "view": { "type": "Reference", "name": "row" } },
        { "name": "b", "view": { "type": "HStack", "alignment": "g", "children": [
          { "type": "Spacer", "id": "gap" }, { "type": "Reference", "name": "row" }] } }
      ] }
      """
    )
    #expect(
      file.messages == [
        "5:59: error: no guide is named 'g'",
        "hint: it may be top, center, bottom, firstTextBaseline, lastTextBaseline",
        "6:71: error: no definition is named 'row'", "hint: put it into 'definitions'",
      ]
    )
  }
}
