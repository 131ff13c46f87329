internal import LayoutCore

extension SpecVocabulary {
  /// The modifiers by name, with what they take.
  ///
  /// Environment values are modifiers as well.
  package static let modifiers: [SpecField] =
    [
      SpecField(
        "padding",
        .either([.number, .object(paddingEdges), .defined("edgeInsets")])
      ),
      SpecField("frame", .either([.object(fixedFrame), .object(flexibleFrame)])),
      SpecField("fixedSize", .object(fixedSize)),
      SpecField("aspectRatio", .object(aspectRatio)),
      SpecField("scaledToFit", .yes),
      SpecField("scaledToFill", .yes),
      SpecField("layoutPriority", .number),
      SpecField("zIndex", .number),
      SpecField("opacity", .number),
      SpecField("alignmentGuide", .object(alignmentGuide)),
      SpecField("offset", .object(point)),
      SpecField("position", .object(point)),
      SpecField("overlay", .either([.string, .object(styleInShape), .object(content)])),
      SpecField("background", .either([.string, .object(styleInShape), .object(content)])),
      SpecField("ignoresSafeArea", .object(ignoresSafeArea)),
      SpecField("safeAreaInset", .object(safeAreaInset)),
      SpecField(
        "safeAreaPadding",
        .either([.number, .object(paddingEdges), .defined("edgeInsets")])
      ),
      SpecField("border", .either([.string, .object(border)])),
      SpecField("hidden", .yes),
      SpecField("clipped", .yes),
      SpecField("clipShape", .defined("shape")),
      SpecField("rotationEffect", .object(rotation)),
      SpecField("scaleEffect", .either([.number, .object(scale)])),
      SpecField("transformEffect", .object(transform)),
      SpecField("fill", .string),
      SpecField("foregroundStyle", .string),
      SpecField("stroke", .either([.string, .object(stroke)])),
      SpecField("strokeBorder", .either([.string, .object(stroke)])),
      SpecField("environment", .defined("environment")),
    ] + controlModifiers + accessibilityModifiers + environment.fields

  package static let modifierNames = Set(modifiers.map(\.name))

  package static let paddingEdges = SpecObject([
    SpecField("edges", edgeSet),
    SpecField("length", .number),
  ])

  package static let edgeSet = SpecValue.either([.oneOf(edgeSets), .list(.oneOf(edgeSets))])

  package static let ignoresSafeArea = SpecObject([
    SpecField("regions", .oneOf(safeAreaRegions)),
    SpecField("edges", edgeSet),
  ])

  package static let safeAreaInset = SpecObject([
    SpecField("edge", .oneOf(edges), required: true),
    SpecField("alignment", .string),
    SpecField("spacing", .either([.number, .null])),
    SpecField("content", .views, required: true),
  ])

  package static let fixedFrame = SpecObject([
    SpecField("width", .length),
    SpecField("height", .length),
    SpecField("alignment", .defined("alignment")),
  ])

  package static let flexibleFrame = SpecObject(
    ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
      .map { SpecField($0, .length) } + [SpecField("alignment", .defined("alignment"))]
  )

  package static let fixedSize = SpecObject(axes.map { SpecField($0, .boolean) })

  package static let aspectRatio = SpecObject([
    SpecField("ratio", .either([.positiveNumber, .list(.positiveNumber, count: 2), .null])),
    SpecField("contentMode", .oneOf(ContentMode.allCases.map(\.rawValue)), required: true),
  ])

  package static let alignmentGuide = SpecObject([
    SpecField("guide", .string, required: true),
    SpecField("value", .guideValue, required: true),
    SpecField("axis", .oneOf(axes)),
  ])

  package static let point = SpecObject([SpecField("x", .number), SpecField("y", .number)])

  package static let styleInShape = SpecObject([
    SpecField("style", .string, required: true),
    SpecField("in", .defined("shape")),
    SpecField("ignoresSafeAreaEdges", edgeSet),
  ])

  package static let content = SpecObject([
    SpecField("content", .views, required: true),
    SpecField("alignment", .defined("alignment")),
  ])

  package static let border = SpecObject([
    SpecField("style", .string, required: true),
    SpecField("width", .number),
  ])

  package static let stroke = SpecObject([
    SpecField("style", .string, required: true),
    SpecField("lineWidth", .number),
  ])

  package static let rotation = SpecObject([
    SpecField("degrees", .number, required: true),
    SpecField("anchor", .defined("unitPoint")),
  ])

  package static let scale = SpecObject([
    SpecField("x", .number),
    SpecField("y", .number),
    SpecField("anchor", .defined("unitPoint")),
  ])

  package static let transform = SpecObject(
    ["a", "b", "c", "d", "tx", "ty"].map { SpecField($0, .number) }
  )

  /// What a shape takes that is not a view of its own.
  package static func shape(_ type: String) -> SpecObject {
    let fields = views.first { $0.name == type }?.fields ?? []
    return SpecObject([SpecField("type", .oneOf(shapes), required: true)] + fields)
  }

  package static let twoGuides = SpecObject([
    SpecField("horizontal", .string),
    SpecField("vertical", .string),
  ])
}
