internal import LayoutCore

extension SpecVocabulary {
  /// The modifiers by name, with what they take.
  ///
  /// Environment values are modifiers as well.
  package static let modifiers: [SpecField] =
    [
      SpecField(
        "padding",
        .either([.computed, .object(paddingEdges), .object(paddingInsets)])
      ),
      SpecField("frame", .either([.object(fixedFrame), .object(flexibleFrame)])),
      SpecField("containerRelativeFrame", .either([axisSet, .object(containerRelativeFrame)])),
      SpecField("fixedSize", .object(fixedSize)),
      SpecField("aspectRatio", .object(aspectRatio)),
      SpecField("scaledToFit", .yes),
      SpecField("scaledToFill", .yes),
      SpecField("layoutPriority", .computed),
      SpecField("zIndex", .computed),
      SpecField("opacity", .computed),
      SpecField("alignmentGuide", .object(alignmentGuide)),
      SpecField("offset", .object(point)),
      SpecField("position", .object(point)),
      SpecField("overlay", .either([.defined("style"), .object(styleInShape), .object(content)])),
      SpecField(
        "background",
        .either([.defined("style"), .object(styleInShape), .object(content)])
      ),
      SpecField("mask", .object(content)),
      SpecField("ignoresSafeArea", .object(ignoresSafeArea)),
      SpecField("safeAreaInset", .object(safeAreaInset)),
      SpecField(
        "safeAreaPadding",
        .either([.number, .object(safeAreaEdges), .defined("edgeInsets")])
      ),
      SpecField("border", .either([.defined("style"), .object(border)])),
      SpecField("hidden", .yes),
      SpecField("clipped", .yes),
      SpecField("clipShape", .either([.defined("shape"), .object(clipShape)])),
      SpecField("rotationEffect", .object(rotation)),
      SpecField("scaleEffect", .either([.computed, .object(scale)])),
      SpecField("transformEffect", .object(transform)),
      SpecField("fill", .either([.defined("style"), .object(fill)])),
      SpecField("stroke", .either([.defined("style"), .object(stroke)])),
      SpecField("strokeBorder", .either([.defined("style"), .object(stroke)])),
      SpecField("gridCellColumns", .positiveCount),
      SpecField("gridCellAnchor", .defined("unitPoint")),
      SpecField("gridCellUnsizedAxes", axisSet),
      SpecField("gridColumnAlignment", .string),
      SpecField("environment", .defined("environment")),
    ] + SpecReader.effects.map(\.field) + controlModifiers + accessibilityModifiers
    + environment.fields.filter { $0.name != screenValue }

  package static let modifierNames = Set(modifiers.map(\.name))

  package static let paddingEdges = SpecObject([
    SpecField("edges", edgeSet),
    SpecField("length", .computed),
  ])

  package static let paddingInsets = SpecObject(edges.map { SpecField($0, .computed) })

  package static let safeAreaEdges = SpecObject([
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
    SpecField("width", .computedLength),
    SpecField("height", .computedLength),
    SpecField("alignment", .defined("alignment")),
  ])

  package static let flexibleFrame = SpecObject(
    ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
      .map { SpecField($0, .computedLength) } + [SpecField("alignment", .defined("alignment"))]
  )

  /// The keys of both kinds of frames.
  package static let anyFrame = SpecObject(fixedFrame.fields + flexibleFrame.fields.dropLast())

  package static let containerRelativeFrame = SpecObject([
    SpecField("axes", axisSet, required: true),
    SpecField("alignment", .defined("alignment")),
    SpecField("count", .positiveCount),
    SpecField("span", .positiveCount),
    SpecField("spacing", .number),
    SpecField("length", .string),
  ])

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

  package static let point = SpecObject([
    SpecField("x", .computed), SpecField("y", .computed),
  ])

  package static let styleInShape = SpecObject(
    [
      SpecField("style", .defined("style"), required: true),
      SpecField("in", .defined("shape")),
      SpecField("ignoresSafeAreaEdges", edgeSet),
    ] + fillFields
  )

  package static let content = SpecObject([
    SpecField("content", .views, required: true),
    SpecField("alignment", .defined("alignment")),
  ])

  package static let border = SpecObject([
    SpecField("style", .defined("style"), required: true),
    SpecField("width", .computed),
  ])

  package static let stroke = SpecObject(
    [
      SpecField("style", .defined("style"), required: true),
      SpecField("lineWidth", .computed),
    ] + lineFields + [SpecField("antialiased", .boolean)]
  )

  package static let rotation = SpecObject([
    SpecField("degrees", .computed, required: true),
    SpecField("anchor", .defined("unitPoint")),
  ])

  package static let scale = SpecObject([
    SpecField("x", .computed),
    SpecField("y", .computed),
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
