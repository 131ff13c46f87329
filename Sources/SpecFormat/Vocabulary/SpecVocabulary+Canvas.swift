extension SpecVocabulary {
  /// A number, or an expression of the canvas's size and its symbols.
  private static let canvasNumber = SpecValue.either([.number, .string])

  static let canvas = [
    SpecField("name", .string),
    SpecField("symbols", .map(.views)),
    SpecField("draw", .list(.defined("canvasItem"))),
  ]

  /// What a canvas draws, by the key that says what it is.
  package static let canvasItems: [(name: String, object: SpecObject)] = [
    (
      "symbol",
      item([
        SpecField("symbol", .string, required: true),
        SpecField("at", .list(canvasNumber, count: 2)),
        SpecField("in", .list(canvasNumber, count: 4)),
        SpecField("anchor", .defined("unitPoint")),
      ])
    ),
    (
      "fill",
      item(
        [
          SpecField("fill", .defined("shape"), required: true),
          SpecField("in", .list(canvasNumber, count: 4)),
          SpecField("shading", .defined("style")),
        ] + fillFields
      )
    ),
    (
      "stroke",
      item(
        [
          SpecField("stroke", .defined("shape"), required: true),
          SpecField("in", .list(canvasNumber, count: 4)),
          SpecField("lineWidth", canvasNumber),
          SpecField("shading", .defined("style")),
        ] + lineFields
      )
    ),
    ("context", group("context")), ("layer", group("layer")),
  ]

  package static let canvasStep = SpecObject([
    SpecField("translateBy", .list(canvasNumber, count: 2)),
    SpecField("scaleBy", .either([.number, .string, .list(canvasNumber, count: 2)])),
    SpecField("rotateBy", canvasNumber),
  ])

  private static func item(_ fields: [SpecField]) -> SpecObject {
    SpecObject(fields + [SpecField("id", .string)])
  }

  private static func group(_ name: String) -> SpecObject {
    item([
      SpecField(name, .list(.object(canvasStep)), required: true),
      SpecField("draw", .list(.defined("canvasItem")), required: true),
    ])
  }
}
