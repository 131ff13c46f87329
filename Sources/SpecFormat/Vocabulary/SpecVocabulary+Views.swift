internal import LayoutCore

extension SpecVocabulary {
  /// The keys that every view may have.
  package static let commonFields = [
    SpecField("type", .oneOf(views.map(\.name)), required: true),
    SpecField("id", .string),
    SpecField("modifiers", .list(.defined("modifier"))),
  ]

  private static let children = SpecField("children", .list(.view))
  private static let stack = [
    children, SpecField("alignment", .string), SpecField("spacing", .spacing),
  ]

  /// The views by type, with the keys of their own.
  package static let views: [(name: String, fields: [SpecField])] =
    [
      ("HStack", stack),
      ("VStack", stack),
      ("ZStack", [children, SpecField("alignment", .defined("alignment"))]),
      ("LazyHStack", stack),
      ("LazyVStack", stack),
      (
        "ScrollView",
        [
          children, SpecField("axes", axisSet),
          SpecField("scrollPosition", .object(scrollPosition)),
        ]
      ),
      ("Group", [children]),
      (
        "ForEach",
        [
          SpecField("data", .either([.list(.any), .count]), required: true),
          SpecField("content", .views, required: true),
        ]
      ),
      (
        "Reference",
        [SpecField("name", .string, required: true), SpecField("with", .map(.any))]
      ),
      ("GeometryReader", [children]),
      (
        "Text",
        [
          SpecField("content", .string), SpecField("metrics", .object(textMetrics)),
          SpecField(
            "runs",
            .list(.either([.string, .object(inlineImage), .object(styledRun)]))
          ),
        ]
      ),
      (
        "Image",
        [
          SpecField("size", .list(.number, count: 2)),
          SpecField("name", .string),
          SpecField("systemName", .string),
          SpecField("label", .string),
          SpecField("decorative", .boolean),
          SpecField(
            "resizable",
            .either([
              .boolean, .object(SpecObject([SpecField("capInsets", .defined("edgeInsets"))])),
            ])
          ),
        ]
      ),
      ("Spacer", [SpecField("minLength", .computed)]),
      ("Divider", []),
      ("EmptyView", []),
      ("Color", [SpecField("name", .string)] + colorView),
      ("Rectangle", [inset] + outline),
      ("RoundedRectangle", [cornerRadius, inset] + outline),
      ("Circle", [inset] + outline),
      ("Ellipse", [inset] + outline),
      ("Capsule", [inset] + outline),
      ("Path", [SpecField("elements", .list(.defined("pathElement")))] + outline),
      ("Canvas", canvas),
    ] + gradientViews.map { ($0.name, $0.object.fields) } + grids + controls

  /// Containers that choose or arrange in two dimensions.
  private static let grids: [(name: String, fields: [SpecField])] = [
    ("ViewThatFits", [children, SpecField("in", axisSet)]),
    (
      "Grid",
      [
        children, SpecField("alignment", .defined("alignment")),
        SpecField("horizontalSpacing", .spacing),
        SpecField("verticalSpacing", .spacing),
      ]
    ),
    ("GridRow", [children, SpecField("alignment", .string)]),
    ("LazyVGrid", lazyGrid("columns")),
    ("LazyHGrid", lazyGrid("rows")),
  ]

  private static func lazyGrid(_ items: String) -> [SpecField] {
    [
      children, SpecField(items, .list(.object(gridItem)), required: true),
      SpecField("alignment", .string), SpecField("spacing", .spacing),
    ]
  }

  package static let gridItemSizes = ["fixed", "flexible", "adaptive"]

  package static let gridItem = SpecObject([
    SpecField("fixed", .number),
    SpecField("flexible", .object(flexibleItem)),
    SpecField("adaptive", .object(adaptiveItem)),
    SpecField("spacing", .either([.number, .null])),
    SpecField("alignment", .defined("alignment")),
  ])

  package static let flexibleItem = SpecObject([
    SpecField("minimum", .number), SpecField("maximum", .length),
  ])

  package static let adaptiveItem = SpecObject([
    SpecField("minimum", .positiveNumber, required: true), SpecField("maximum", .length),
  ])

  /// An axis, or a list of axes.
  static let axisSet = SpecValue.either([.oneOf(axes), .list(.oneOf(axes))])

  package static let scrollPosition = SpecObject([
    SpecField("x", .number),
    SpecField("y", .number),
    SpecField("edge", .oneOf(edges)),
  ])

  package static let inlineImage = SpecObject([
    SpecField("systemImage", .string, required: true),
    SpecField("size", .list(.number, count: 2)),
  ])

  package static let styledRun = SpecObject(
    [SpecField("content", .string, required: true)] + runValues
  )

  static let cornerRadius = SpecField(
    "cornerRadius",
    .either([.number, .list(.number, count: 2)]),
    required: true
  )

  private static let inset = SpecField("inset", .number)

  /// What may be said of the outline of any shape.
  private static let outline = [
    SpecField("trim", .list(.number, count: 2)),
    SpecField(
      "layoutDirectionBehavior",
      .either([.oneOf(directionBehaviors), .object(mirroring)])
    ),
  ]

  package static let directionBehaviors = ["fixed", "mirrors"]

  package static let mirroring = SpecObject([
    SpecField("mirrors", .oneOf(directions), required: true)
  ])

  /// All keys of a type of view; nil for an unknown type.
  package static func view(_ type: String) -> SpecObject? { viewObjects[type] }

  private static let viewObjects = Dictionary(
    uniqueKeysWithValues: views.map { ($0.name, SpecObject(commonFields + $0.fields)) }
  )

  package static let recording = SpecObject([
    SpecField("width", .number, required: true),
    SpecField("height", .number, required: true),
    SpecField("lastBaseline", .number),
  ])

  package static let textMetrics = SpecObject([
    SpecField("width", .number, required: true),
    SpecField("height", .number, required: true),
    SpecField("firstBaseline", .number),
    SpecField("lastBaseline", .number),
    SpecField("ascent", .number),
    SpecField("descent", .number),
    SpecField("leading", .number),
    SpecField("capHeight", .number),
    SpecField("narrower", .list(.object(recording))),
  ])

  /// The steps of a path by name, with the number of their arguments.
  package static let pathElements: [(name: String, arguments: Int)] = [
    ("move", 2), ("line", 2), ("quadCurve", 4), ("curve", 6), ("arc", 6), ("rect", 4),
    ("ellipse", 4), ("close", 0),
  ]
}
