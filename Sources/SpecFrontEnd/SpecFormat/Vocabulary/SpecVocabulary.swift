internal import LayoutCore

/// Every name that a spec file may use, and what belongs to it.
///
/// The reader takes its known keys and its "did you mean" from here and the published schema is
/// made from here. Views, modifiers and environment values say here how they are read, so a name
/// that one side knows is known to the other; tests hold the rest to it.
package enum SpecVocabulary {
  // MARK: Names

  package static let directions = ["leftToRight", "rightToLeft"]
  package static let axes = ["horizontal", "vertical"]
  package static let edges = ["top", "leading", "bottom", "trailing"]
  package static let edgeSets = edges + ["horizontal", "vertical", "all"]
  package static let physicalEdges = ["top", "left", "bottom", "right"]
  package static let safeAreaRegions = ["container", "keyboard", "all"]
  package static let shapes = ShapeType.allCases.map(\.rawValue)

  package static let horizontalGuides = ["leading", "center", "trailing"]
  package static let verticalGuides = [
    "top", "center", "bottom", "firstTextBaseline", "lastTextBaseline",
  ]

  // MARK: The file

  package static let file = SpecObject([
    SpecField("$schema", .string),
    SpecField("espalier", .oneOf(["spec"])),
    SpecField("version", .positiveCount),
    SpecField("title", .string),
    SpecField("source", .string),
    SpecField("confidence", .oneOf(Confidence.allCases.map(\.rawValue))),
    SpecField("scene", .defined("scene")),
    SpecField("proposal", .defined("proposal")),
    SpecField("environment", .defined("screenEnvironment")),
    SpecField("alignments", .map(.object(alignment))),
    SpecField("definitions", .map(.views)),
    SpecField("view", .views),
    SpecField("expect", .defined("expectation")),
    SpecField("xfail", .string),
    SpecField("values", .map(.any)),
    SpecField("states", .list(.object(state))),
    SpecField("actions", .list(.object(userAction))),
    SpecField("cases", .list(.defined("case"))),
  ])

  package static let specCase = SpecObject([
    SpecField("name", .string, required: true),
    SpecField("title", .string),
    SpecField("source", .string),
    SpecField("confidence", .oneOf(Confidence.allCases.map(\.rawValue))),
    SpecField("scene", .defined("scene")),
    SpecField("proposal", .defined("proposal")),
    SpecField("environment", .defined("screenEnvironment")),
    SpecField("alignments", .map(.object(alignment))),
    SpecField("definitions", .map(.views)),
    SpecField("view", .views),
    SpecField("rule", .oneOf(RuleProbe.Rule.allCases.map(\.rawValue))),
    SpecField("given", .any),
    SpecField("expect", .defined("expectation")),
    SpecField("xfail", .string),
    SpecField("values", .map(.any)),
    SpecField("states", .list(.object(state))),
    SpecField("actions", .list(.object(userAction))),
  ])

  package static let scene = SpecObject([
    SpecField("width", .number),
    SpecField("height", .number),
    SpecField("safeArea", .defined("edgeInsets")),
    SpecField("keyboard", .number),
    SpecField("displayScale", .positiveNumber),
    SpecField("device", .oneOf(Device.all.map(\.name))),
    SpecField("orientation", .oneOf(Device.Orientation.allCases.map(\.rawValue))),
    SpecField("reduceMotion", .boolean),
  ])

  package static let proposal = SpecObject([
    SpecField("width", .proposedLength, required: true),
    SpecField("height", .proposedLength, required: true),
  ])

  package static let alignment = SpecObject([
    SpecField("axis", .oneOf(axes), required: true),
    SpecField("defaultValue", .guideValue, required: true),
    SpecField("combine", .string),
  ])

  package static let edgeInsets = SpecObject(edges.map { SpecField($0, .number) })

  // MARK: Expectations

  package static let expectation = SpecObject(
    expectedValues + [
      SpecField("tolerance", .number),
      SpecField("rightToLeft", .either([.boolean, .object(SpecObject(expectedValues))])),
      SpecField("traitsLowerBound", .boolean),
      SpecField("pango", .object(expectationWithPango)),
      SpecField("at", .list(.object(momentExpectation))),
      SpecField("result", .any),
    ]
  )

  package static let scrollGeometry = SpecObject([
    SpecField("frame", .defined("rectangle")),
    SpecField("contentInsets", .object(edgeInsets)),
    SpecField("contentSize", .list(.number, count: 2)),
    SpecField("position", .list(.number, count: 2)),
  ])

  /// The expectation for the same screen with real text.
  package static let expectationWithPango = SpecObject(
    expectedValues + [
      SpecField("tolerance", .number),
      SpecField("rightToLeft", .either([.boolean, .object(SpecObject(expectedValues))])),
      SpecField("traitsLowerBound", .boolean),
    ]
  )

  /// The coordinates of a frame that may be expected alone.
  package static let coordinates = SpecObject(
    FrameCoordinate.allCases.map { SpecField($0.rawValue, .number) }
  )

  /// An expectation of the parts that a list contains.
  package static let listPart = SpecObject([SpecField("contains", .any, required: true)])

  package static let expectedValues: [SpecField] = [
    SpecField("size", .list(.proposedLength, count: 2)),
    SpecField("frames", .map(.expectedFrame)),
    SpecField("modifierFrames", .map(.list(.defined("rectangle")))),
    SpecField("pixelFrames", .map(.expectedFrame)),
    SpecField("renderedFrames", .map(.expectedFrame)),
    SpecField("styleFrames", .map(.expectedFrame)),
    SpecField("presentedFrames", .map(.expectedFrame)),
    SpecField("safeAreaInsets", .map(.object(edgeInsets))),
    SpecField("contentFrames", .map(.expectedFrame)),
    SpecField("scrollViews", .map(.object(scrollGeometry))),
    SpecField("pathBounds", .map(.expectedFrame)),
    SpecField("drawnFrames", .map(.expectedFrame)),
    SpecField("guides", .map(.map(.number))),
    SpecField("explicitGuides", .map(.map(.either([.number, .null])))),
    SpecField("measureProposals", .map(.list(.list(.proposedLength, count: 2)))),
    SpecField("placementProposals", .map(.list(.proposedLength, count: 2))),
    SpecField("drawOrder", .listOrPart(.string)),
    SpecField("lines", .map(.listOrPart(.string))),
    SpecField("truncated", .map(.boolean)),
    SpecField("accessibility", .listOrPart(.defined("accessibilityNode"))),
    SpecField("spoken", .listOrPart(.string)),
  ]
}
