extension SpecVocabulary {
  /// A number, or an expression of the canvas's size and its symbols.
  static let canvasNumber = SpecValue.either([.number, .string])

  static let canvas = [
    SpecField("name", .string),
    SpecField("symbols", .map(.views)),
    SpecField("draw", .list(.defined("canvasItem"))),
  ]

  // MARK: What a canvas draws

  static let canvasSymbol = item([
    SpecField("symbol", .string, required: true),
    SpecField("at", .list(canvasNumber, count: 2)),
    SpecField("in", .list(canvasNumber, count: 4)),
    SpecField("anchor", .defined("unitPoint")),
  ])

  static let canvasFill = item(
    [
      SpecField("fill", .defined("shape"), required: true),
      SpecField("in", .list(canvasNumber, count: 4)),
      SpecField("shading", .defined("style")),
    ] + fillFields
  )

  static let canvasStroke = item(
    [
      SpecField("stroke", .defined("shape"), required: true),
      SpecField("in", .list(canvasNumber, count: 4)),
      SpecField("lineWidth", canvasNumber),
      SpecField("shading", .defined("style")),
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
    SpecObject(fields + [SpecField("id", .string)])
  }
}
