internal import LayoutCore

extension SpecVocabulary {
  /// The keys that every view may have.
  package static let commonFields = [
    SpecField("type", .oneOf(views.map(\.name)), required: true),
    SpecField("id", .string),
    SpecField("modifiers", .list(.defined("modifier"))),
  ]

  private static let stack = [SpecField("alignment", .string), SpecField("spacing", .spacing)]

  /// The views by type, with the keys of their own.
  package static let views = viewEntries.map { (name: $0.name, fields: $0.fields) }

  static let viewEntries = containers + leaves + grids + controls + motionViews

  private static let containers = [
    SpecView(container: "HStack", stack) {
      $0.horizontalStack($1) { .hStack(alignment: $0, spacing: $1) }
    },
    SpecView(container: "VStack", stack) {
      $0.verticalStack($1) { .vStack(alignment: $0, spacing: $1) }
    },
    SpecView(container: "ZStack", [SpecField("alignment", .defined("alignment"))]) {
      .zStack(alignment: $0.alignment("alignment", of: $1))
    },
    SpecView(container: "LazyHStack", stack) {
      $0.horizontalStack($1) { .lazyHStack(alignment: $0, spacing: $1) }
    },
    SpecView(container: "LazyVStack", stack) {
      $0.verticalStack($1) { .lazyVStack(alignment: $0, spacing: $1) }
    },
    SpecView(
      "ScrollView",
      [
        .children, SpecField("axes", axisSet),
        SpecField("scrollPosition", .object(scrollPosition)),
      ]
    ) { $0.scrollView($1, id: $2) },
    SpecView(container: "Group", []) { _, _ in .group },
    SpecView(
      "ForEach",
      [
        SpecField("data", .either([.list(.any), .count])),
        SpecField("content", .views),
        .children,
      ]
    ) { $0.forEach($1, id: $2) },
    SpecView(
      "Reference",
      [SpecField("name", .string, required: true), SpecField("with", .map(.any))]
    ) { $0.reference($1, id: $2) },
    SpecView("GeometryReader", [.children]) { $0.geometryReader($1, id: $2) },
    SpecView(
      "If",
      [
        SpecField("condition", .condition, required: true), .children,
        SpecField("else", .views),
      ]
    ) { $0.conditional($1, id: $2) },
  ]

  private static let leaves =
    [
      SpecView(
        "Text",
        [
          SpecField("content", .string), SpecField("metrics", .object(textMetrics)),
          SpecField(
            "runs",
            .list(.either([.string, .object(inlineImage), .object(styledRun)]))
          ),
        ]
      ) { $0.text($1, id: $2) },
      SpecView(
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
              .boolean, .object(resizable),
            ])
          ),
          SpecField("file", .string),
          SpecField("interpolation", .oneOf(ImageInterpolation.allCases.map(\.rawValue))),
          SpecField("antialiased", .boolean),
        ]
      ) { $0.image($1, id: $2) },
      SpecView(leaf: "Spacer", [SpecField("minLength", .computed)]) { $0.spacer($1) },
      SpecView(leaf: "Divider") { _, _ in .divider },
      SpecView(leaf: "EmptyView") { _, _ in .emptyView },
      SpecView(leaf: "Color", [SpecField("name", .string)] + colorView) { $0.colorView($1) },
    ] + ShapeType.allCases.map { SpecView($0) } + [
      SpecView(leaf: "Canvas", canvas) { $0.canvas($1) }
    ]
    + gradientViews.map { gradient in
      SpecView(leaf: gradient.name, gradient.object.fields) { reader, node in
        reader.gradientMembers(gradient.key, node).map { .color(StyleValue($0)) }
      }
    }

  /// Containers that choose or arrange in two dimensions.
  private static let grids = [
    SpecView(container: "ViewThatFits", [SpecField("in", axisSet)]) { reader, node in
      let axes = reader.member("in", of: node).map { reader.axisSet($0, "'in'") }
      return .viewThatFits(axes: axes ?? [.horizontal, .vertical])
    },
    SpecView(
      "Grid",
      [
        .children, SpecField("alignment", .defined("alignment")),
        SpecField("horizontalSpacing", .spacing),
        SpecField("verticalSpacing", .spacing),
      ]
    ) { $0.grid($1, id: $2) },
    SpecView(container: "GridRow", [SpecField("alignment", .string)]) { reader, node in
      let key = reader.stackGuide(of: node, on: .vertical)
      return .gridRow(alignment: key.map { VerticalAlignment($0) })
    },
    SpecView("LazyVGrid", lazyGrid("columns")) { $0.lazyVGrid($1, id: $2) },
    SpecView("LazyHGrid", lazyGrid("rows")) { $0.lazyHGrid($1, id: $2) },
  ]

  private static func lazyGrid(_ items: String) -> [SpecField] {
    [
      .children, SpecField(items, .list(.object(gridItem)), required: true),
      SpecField("alignment", .string), SpecField("spacing", .spacing),
    ]
  }

  package static let gridItem = SpecObject(
    GridItemSize.allCases.map { SpecField($0.rawValue, $0.value) } + [
      SpecField("spacing", .either([.number, .null])),
      SpecField("alignment", .defined("alignment")),
    ]
  )

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
    [SpecField("content", .string, required: true), SpecField("link", .string)] + runValues
  )

  package static let resizable = SpecObject([
    SpecField("capInsets", .defined("edgeInsets")),
    SpecField("resizingMode", .oneOf(ImageResizingMode.allCases.map(\.rawValue))),
  ])

  static let cornerRadius = SpecField(
    "cornerRadius",
    .either([.number, .list(.number, count: 2)]),
    required: true
  )

  static let cornerStyle = SpecField(
    "style",
    .oneOf(CornerStyle.allCases.map(\.rawValue))
  )

  static let inset = SpecField("inset", .number)

  /// The keys of any shape's outline.
  static let outline = [
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

  /// A view by its type, with all of its keys; nil for an unknown type.
  static func view(_ type: String) -> (entry: SpecView, keys: SpecObject)? { viewsByType[type] }

  private static let viewsByType = Dictionary(
    uniqueKeysWithValues: viewEntries.map {
      ($0.name, (entry: $0, keys: SpecObject(commonFields + $0.fields)))
    }
  )

  package static let recording = SpecObject([
    SpecField("width", .number, required: true),
    SpecField("height", .number, required: true),
    SpecField("lastBaseline", .number),
    SpecField("lineCount", .positiveCount),
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
    SpecField("lineCount", .positiveCount),
    SpecField("narrower", .list(.object(recording))),
  ])
}
