internal import LayoutCore

extension SpecVocabulary {
  /// A number, or an expression of the canvas's size and its symbols.
  static let canvasNumber = SpecValue.either([.number, .string])
  static let canvasPoint = SpecValue.list(canvasNumber, count: 2)

  static let canvas = [
    SpecField("name", .string),
    SpecField("symbols", .map(.views)),
    SpecField("resolved", .map(.views)),
    SpecField("draw", .list(.defined("canvasItem"))),
    SpecField("opaque", .boolean),
    SpecReader.colorMode,
  ]

  // MARK: What a canvas draws

  /// The keys of an item that is drawn as a picture, at a point or in a rectangle.
  static func canvasPlaced(_ name: String, _ value: SpecValue) -> SpecObject {
    item([
      SpecField(name, value, required: true),
      SpecField("at", canvasPoint),
      SpecField("in", .list(canvasNumber, count: 4)),
      SpecField("anchor", .defined("unitPoint")),
      SpecField("shading", .defined("canvasShading")),
    ])
  }

  static let canvasFill = item(
    [
      SpecField("fill", .defined("shape"), required: true),
      SpecField("in", .list(canvasNumber, count: 4)),
      SpecField("shading", .defined("canvasShading")),
    ] + fillFields
  )

  static let canvasStroke = item(
    [
      SpecField("stroke", .defined("shape"), required: true),
      SpecField("in", .list(canvasNumber, count: 4)),
      SpecField("lineWidth", canvasNumber),
      SpecField("shading", .defined("canvasShading")),
    ] + lineFields
  )

  /// A context or a layer.
  static func canvasGroup(_ name: String) -> SpecObject {
    item([
      SpecField(name, .list(.object(canvasStep)), required: true),
      SpecField("draw", .list(.defined("canvasItem")), required: true),
    ])
  }

  package static let canvasStep = SpecObject(
    CanvasStep.allCases.map { SpecField($0.rawValue, $0.value) }
  )

  private static func item(_ fields: [SpecField]) -> SpecObject {
    SpecObject(fields + stateFields + [SpecField("id", .string)])
  }

  // MARK: Drawing state

  private static let modes = SpecValue.oneOf(DisplayBlendMode.allCases.map(\.rawValue))

  private static let stateFields = [
    SpecField("opacity", .number),
    SpecField("blendMode", modes),
    SpecField("filters", .list(.defined("canvasFilter"))),
    SpecField("clip", .object(canvasClip)),
    SpecField("clipToLayer", .object(canvasLayerClip)),
  ]

  package static let canvasClip = SpecObject(
    [
      SpecField("shape", .defined("shape"), required: true),
      SpecField("in", .list(canvasNumber, count: 4)),
      SpecField("inverse", .boolean),
    ] + fillFields
  )

  package static let canvasLayerClip = SpecObject([
    SpecField("draw", .list(.defined("canvasItem")), required: true),
    SpecField("opacity", .number),
    SpecField("inverse", .boolean),
  ])

  package static let canvasFilter = SpecValue.either(
    CanvasFilterKind.allCases.map { .object($0.object) }
  )

  package static let canvasShadow = SpecObject([
    SpecField("radius", .number, required: true),
    SpecField("color", .defined("color")),
    SpecField("x", .number),
    SpecField("y", .number),
    SpecField("blendMode", modes),
    SpecField("shadowAbove", .boolean),
    SpecField("shadowOnly", .boolean),
    SpecField("invertsAlpha", .boolean),
    SpecField("disablesGroup", .boolean),
  ])

  package static let canvasBlur = SpecObject([
    SpecField("radius", .number, required: true), SpecField("opaque", .boolean),
    SpecField("dithersResult", .boolean),
  ])

  package static let canvasThreshold = SpecObject([
    SpecField("min", .number, required: true), SpecField("max", .number),
    SpecField("color", .defined("color")),
  ])

  // MARK: What paints it

  static let gradientOptions = ["repeat", "mirror", "linearColor"]

  /// A gradient whose points are those of the canvas.
  static func canvasGradient(_ fields: [SpecField]) -> SpecObject {
    SpecObject(
      gradientFields + fields + [SpecField("options", .list(.oneOf(gradientOptions)))]
    )
  }

  package static let canvasShading = SpecValue.either(
    [.defined("style")] + CanvasShadingKind.allCases.map { .object($0.object) }
  )
}
