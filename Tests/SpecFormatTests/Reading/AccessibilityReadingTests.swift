import AccessibilityCore
import LayoutCore
import SpecFormat
import Testing

@Suite struct AccessibilityReadingTests {
  /// A modifier as a spec writes it, and what it says.
  struct Form: Sendable, CustomTestStringConvertible {
    let json: String
    let properties: AccessibilityProperties
    var testDescription: String { json }

    init(_ json: String, _ change: (inout AccessibilityProperties) -> Void) {
      self.json = json
      var properties = AccessibilityProperties()
      change(&properties)
      self.properties = properties
    }
  }

  /// What the modifier of a view is; nil if it says nothing.
  private func modifier(_ json: String) throws -> AccessibilityModifier? {
    let scene = try LayoutScene.reading(
      views: #"{ "type": "Color", "id": "view", "modifiers": [{ \#(json) }] }"#
    )
    guard case .modifier(.annotation(let annotation, _)) = scene.contents[0] else { return nil }
    return annotation.value as? AccessibilityModifier
  }

  private func properties(_ json: String) throws -> AccessibilityProperties? {
    guard case .properties(_, let properties) = try modifier(json) else { return nil }
    return properties
  }

  @Test(arguments: [
    Form(#""accessibilityLabel": "A""#) { $0.label = "A" },
    Form(#""accessibilityLabel": { "text": "A", "placement": "append" }"#) {
      $0.label = "A"
      $0.labelPlacement = .append
    },
    Form(#""accessibilityValue": "A""#) { $0.value = "A" },
    Form(#""accessibilityValue": { "value": "A", "isEnabled": true }"#) { $0.value = "A" },
    Form(#""accessibilityHint": "A""#) { $0.hint = "A" },
    Form(#""help": "A""#) { $0.hint = "A" },
    Form(#""accessibilityIdentifier": { "value": "A" }"#) { $0.identifier = "A" },
    Form(#""accessibilityHidden": { "value": true }"#) { $0.isHidden = true },
    Form(#""accessibilityHidden": false"#) { $0.isHidden = false },
    Form(#""accessibilityAddTraits": "isHeader""#) { $0.addedTraits = .header },
    Form(#""accessibilityRemoveTraits": ["isButton", "isModal"]"#) {
      $0.removedTraits = [.button, .modal]
    },
    Form(#""accessibilitySortPriority": -1.5"#) { $0.sortPriority = -1.5 },
    Form(#""accessibilityHeading": "h3""#) { $0.headingLevel = 3 },
    Form(#""accessibilityInputLabels": { "value": ["a", "b"] }"#) { $0.inputLabels = ["a", "b"] },
    Form(#""accessibilityTextContentType": "messaging""#) { $0.textContentType = "messaging" },
    Form(#""accessibilityRespondsToUserInteraction": false"#) {
      $0.respondsToUserInteraction = false
    },
    Form(#""accessibilityFocused": true"#) { $0.isFocused = true },
    Form(#""speechAdjustedPitch": 0.5"#) { $0.speech = ["speechAdjustedPitch": "0.5"] },
    Form(#""speechSpellsOutCharacters": true"#) {
      $0.speech = ["speechSpellsOutCharacters": "true"]
    },
    Form(#""accessibilityDirectTouch": true"#) { $0.directTouch = true },
    Form(#""accessibilityDirectTouch": { "value": true, "options": ["silentOnTouch"] }"#) {
      $0.directTouch = true
      $0.directTouchOptions = [.silentOnTouch]
    },
    Form(#""accessibilityShowsLargeContentViewer": true"#) { $0.showsLargeContentViewer = true },
    Form(#""accessibilityActivationPoint": "topLeading""#) {
      $0.activationPoint = .unit(UnitPoint(x: 0, y: 0))
    },
    Form(#""accessibilityActivationPoint": { "unit": [0.25, 1] }"#) {
      $0.activationPoint = .unit(UnitPoint(x: 0.25, y: 1))
    },
    Form(#""accessibilityActivationPoint": { "x": 3 }"#) {
      $0.activationPoint = .point(Point(x: 3, y: 0))
    },
    Form(#""accessibilityCustomContent": { "label": "a", "value": "b", "importance": "high" }"#) {
      $0.customContent = [AccessibilityCustomContent(label: "a", value: "b", importance: .high)]
    },
  ])
  func propertiesAreRead(_ form: Form) throws {
    #expect(try properties(form.json) == form.properties)
  }

  @Test(arguments: [
    Form(#""accessibilityAction": {}"#) { $0.actions = [AccessibilityAction(.default)] },
    Form(#""accessibilityAction": { "kind": "magicTap" }"#) {
      $0.actions = [AccessibilityAction(.magicTap)]
    },
    Form(#""accessibilityAction": { "name": "Share" }"#) {
      $0.actions = [AccessibilityAction(.named, name: "Share")]
    },
    Form(#""accessibilityActions": ["a", "b"]"#) {
      $0.actions = ["b", "a"].map { AccessibilityAction(.named, name: $0) }
    },
    Form(#""accessibilityActions": { "category": "Edit", "names": ["a"] }"#) {
      $0.actions = [AccessibilityAction(.named, name: "a", category: "Edit")]
    },
    Form(#""accessibilityAdjustableAction": true"#) {
      $0.actions = [AccessibilityAction(.adjustable)]
    },
    Form(#""accessibilityZoomAction": true"#) { $0.actions = [AccessibilityAction(.zoom)] },
    Form(#""accessibilityScrollAction": true"#) { $0.actions = [AccessibilityAction(.scroll)] },
    Form(#""accessibilityLabeledPair": { "role": "content", "id": "a", "namespace": "n" }"#) {
      $0.relations = [.init(.labeledPairContent, id: "a", namespace: "n")]
    },
    Form(#""accessibilityLinkedGroup": { "id": "a" }"#) {
      $0.relations = [.init(.linkedGroup, id: "a", namespace: "")]
    },
    Form(#""accessibilityRotorEntry": { "id": "a" }"#) {
      $0.relations = [.init(.rotorEntry, id: "a", namespace: "")]
    },
    Form(#""accessibilityRotor": { "name": "R", "entries": ["view"] }"#) {
      $0.rotors = [AccessibilityRotor(name: "R", entries: ["view"])]
    },
    Form(#""accessibilityRotor": { "system": "headings", "headingLevel": "h2" }"#) {
      $0.rotors = [AccessibilityRotor(name: "headings", entries: [], system: "headings")]
      $0.rotors[0].headingLevel = 2
    },
    Form(#""accessibilityRotor": { "name": "R", "textRanges": [[0, 4], [5, 5]] }"#) {
      $0.rotors = [AccessibilityRotor(name: "R", entries: [])]
      $0.rotors[0].textRanges = [0..<4, 5..<5]
    },
  ])
  func actionsRotorsAndTiesAreRead(_ form: Form) throws {
    #expect(try properties(form.json) == form.properties)
  }

  @Test(arguments: [
    #""accessibilityLabel": { "text": "A", "placement": "append", "isEnabled": false }"#,
    #""accessibilityValue": { "value": "A", "isEnabled": false }"#,
    #""accessibilityHint": { "value": "A", "isEnabled": false }"#,
    #""accessibilityIdentifier": { "value": "A", "isEnabled": false }"#,
    #""accessibilityHidden": { "value": true, "isEnabled": false }"#,
    #""accessibilityInputLabels": { "value": ["A"], "isEnabled": false }"#,
    #""accessibilityActivationPoint": { "x": 1, "isEnabled": false }"#,
  ])
  func whatIsNotEnabledSaysNothing(_ json: String) throws {
    #expect(try modifier(json) == nil)
  }

  @Test func aContentShapeIsForInteractionUnlessItSaysOtherwise() throws {
    for (json, kind) in [
      (
        #""contentShape": { "shape": "Circle" }"#,
        AccessibilityModifier.ContentShapeKind.interaction
      ),
      (#""contentShape": { "kind": "accessibility", "shape": "Circle" }"#, .accessibility),
    ] {
      guard case .contentShape(kind, .circle) = try modifier(json) else { throw Unexpected() }
    }
  }

  @Test func aChartIsReadWhole() throws {
    let chart = try properties(
      """
      "accessibilityChartDescriptor": {
        "title": "Sold", "summary": "More.", "contentDirection": "topToBottom",
        "xAxis": { "title": "Day", "categoryOrder": ["Mo", "Tu"] },
        "yAxis": { "title": "Number", "range": [1, 9], "gridlinePositions": [5], "scaleType": "ln" },
        "additionalAxes": [{ "title": "Share", "range": [0, 1] }],
        "series": [
          { "name": "Toast", "dataPoints": [
            { "x": "Mo", "y": 3, "additionalValues": [0.5], "label": "first" }, { "x": "Tu" }
          ] }
        ]
      }
      """
    )?.chart
    let expected = AccessibilityChartDescriptor(
      title: "Sold",
      summary: "More.",
      contentDirection: .topToBottom,
      xAxis: AccessibilityChartAxis(title: "Day", scale: .categorical(["Mo", "Tu"])),
      yAxis: AccessibilityChartAxis(
        title: "Number",
        scale: .numeric(1...9, gridlinePositions: [5], .ln)
      ),
      additionalAxes: [
        AccessibilityChartAxis(
          title: "Share",
          scale: .numeric(0...1, gridlinePositions: [], .linear)
        )
      ],
      series: [
        .init(
          name: "Toast",
          isContinuous: false,
          dataPoints: [
            .init(x: .category("Mo"), y: 3, additionalValues: [.number(0.5)], label: "first"),
            .init(x: .category("Tu")),
          ]
        )
      ]
    )
    #expect(chart == expected)
  }

  @Test func valuesOfAChartMayComeFromATemplate() throws {
    let scene = try LayoutScene.reading(
      views: """
        { "type": "ForEach", "data": [{ "day": "Mo", "sold": 3 }], "content": {
          "type": "Color", "modifiers": [{ "accessibilityChartDescriptor": {
            "xAxis": { "title": "Day", "categoryOrder": ["{{day}}"] },
            "yAxis": { "title": "Sold", "range": [0, "{{sold}}"] },
            "series": [{ "name": "a", "dataPoints": [{ "x": "{{day}}", "y": "{{sold}}" }] }]
          } }]
        } }
        """
    )
    let chart = scene.layout().accessibilityTree().elements.first?.chart
    #expect(chart?.series.first?.dataPoints == [.init(x: .category("Mo"), y: 3)])
  }

  @Test func whatAViewerShowsInsteadIsInNoTree() throws {
    let scene = try LayoutScene.reading(
      views: """
        { "type": "Text", "content": "a", "modifiers": [
          { "accessibilityShowsLargeContentViewer": { "content": { "type": "Text", "content": "b" } } }
        ] }
        """
    )
    let elements = scene.layout().accessibilityTree().elements
    #expect(elements.map(\.label) == ["a"])
    #expect(elements.first?.attributes.map(\.name) == ["showsLargeContentViewer"])
  }

  // MARK: Positions

  @Test func everyElementKnowsWhereItsViewIsWritten() throws {
    let json = """
      { "view": { "type": "VStack", "children": [
        { "type": "Image", "systemName": "star" },
        { "type": "Picker", "title": "p", "options": ["a", "b"], "style": "segmented" },
        { "type": "Text", "content": "t", "modifiers": [{ "padding": 4 }] }
      ] } }
      """
    let file = SpecFile(bytes: Array(json.utf8), name: "test.json", locatesViews: true)
    let spec = try #require(file.specs.first)
    let tree = try #require(spec.scene?.layout().accessibilityTree())
    let places = tree.roots.map { spec.position(ofView: $0.view)?.description }
    #expect(places == ["2:3", "3:3", "3:3", "4:3"])
    #expect(try Spec.reading(json).position(ofView: 1) == nil)
    #expect(try Spec.reading(json).locatingViews().viewPositions == spec.viewPositions)
  }

  @Test func everyCaseOfAFileFindsItsOwnViews() throws {
    let json = """
      { "cases": [
        { "name": "one", "view": { "type": "EmptyView" } },
        { "name": "two", "view": { "type": "Group", "children": [{ "type": "Divider" }] } }
      ] }
      """
    let specs = SpecFile(bytes: Array(json.utf8), name: "test.json").specs
    let lines = specs.map { $0.locatingViews().position(ofView: 0)?.line }
    #expect(lines == [2, 3])
  }
}
