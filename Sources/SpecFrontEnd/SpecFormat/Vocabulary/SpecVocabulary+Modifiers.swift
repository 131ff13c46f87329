internal import LayoutCore

extension SpecVocabulary {
  /// The modifiers by name, with what they take.
  ///
  /// Environment values are modifiers as well.
  package static let modifiers = modifierEntries.map(\.field)

  static let modifierEntries =
    layoutModifiers + SpecModifier.effects + SpecModifier.rows + motionModifiers
    + controlModifiers
    + navigationModifiers
    + accessibilityModifiers
    + environmentValues.filter(\.isModifier).map { SpecModifier($0) }

  /// A modifier by its name; nil for an unknown name.
  static func modifier(_ name: String) -> SpecModifier? { modifiersByName[name] }

  private static let modifiersByName = Dictionary(
    uniqueKeysWithValues: modifierEntries.map { ($0.field.name, $0) }
  )

  private static let layoutModifiers: [SpecModifier] = [
    SpecModifier(
      "padding",
      .either([.computed, .object(paddingEdges), .object(paddingInsets)])
    ) { $0.padding($2) },
    SpecModifier("frame", .either([.object(fixedFrame), .object(flexibleFrame)])) {
      $0.frame($2)
    },
    SpecModifier(
      plain: "containerRelativeFrame",
      .either([axisSet, .object(containerRelativeFrame)])
    ) { $0.containerRelativeFrame($2) },
    SpecModifier(plain: "fixedSize", .object(fixedSize)) { $0.fixedSize($2) },
    SpecModifier(plain: "aspectRatio", .object(aspectRatio)) { $0.aspectRatio($2) },
    SpecModifier("scaledToFit", .aspectRatio(nil, .fit)),
    SpecModifier("scaledToFill", .aspectRatio(nil, .fill)),
    SpecModifier("layoutPriority", .computed) { $0.scalar($2, $1, 0) { .layoutPriority($0) } },
    SpecModifier("zIndex", .computed) { $0.scalar($2, $1, 0) { .zIndex($0) } },
    SpecModifier("opacity", .computed) { $0.scalar($2, $1, 1) { .opacity($0) } },
    SpecModifier(plain: "alignmentGuide", .object(alignmentGuide)) { $0.alignmentGuide($2) },
    SpecModifier("offset", .object(point)) { $0.point($2, $1) { .offset($0) } },
    SpecModifier("position", .object(point)) { $0.point($2, $1) { .position($0) } },
    SpecModifier("overlay", .either([.defined("style"), .object(styleInShape), .object(content)])) {
      $0.secondary($2, $1, isOverlay: true)
    },
    SpecModifier(
      "background",
      .either([.defined("style"), .object(styleInShape), .object(content)])
    ) { $0.secondary($2, $1, isOverlay: false) },
    SpecModifier("mask", .object(content)) { $0.mask($2) },
    SpecModifier(plain: "coordinateSpace", .string) { $0.coordinateSpace($2, $1) },
    SpecModifier(plain: "ignoresSafeArea", .object(ignoresSafeArea)) { $0.ignoresSafeArea($2) },
    SpecModifier("safeAreaInset", .object(safeAreaInset)) { $0.safeAreaInset($2) },
    SpecModifier(
      plain: "safeAreaPadding",
      .either([.number, .object(safeAreaEdges), .defined("edgeInsets")])
    ) { $0.safeAreaPadding($2) },
    SpecModifier("border", .either([.defined("style"), .object(border)])) { $0.border($2, $1) },
    SpecModifier("hidden", .hidden),
    SpecModifier("clipped", .clipped),
    SpecModifier(plain: "clipShape", .either([.defined("shape"), .object(clipShape)])) {
      $0.clipShape($2)
    },
    SpecModifier("rotationEffect", .object(rotation)) { $0.rotationEffect($2) },
    SpecModifier("scaleEffect", .either([.computed, .object(scale)])) { $0.scaleEffect($2) },
    SpecModifier("rotation3DEffect", .object(rotation3D)) { $0.rotation3DEffect($2) },
    SpecModifier(plain: "projectionEffect", .list(.number, count: 9)) { reader, name, node in
      reader.numbers(node, count: 9, name.quoted).map { rows in
        let projection = Projection(
          (rows[0], rows[1], rows[2]),
          (rows[3], rows[4], rows[5]),
          (rows[6], rows[7], rows[8])
        )
        return .geometryEffect(name, ByIdentity { @Sendable _ in projection })
      }
    },
    SpecModifier(plain: "transformEffect", .object(transform)) { $0.transformEffect($2) },
    SpecModifier(plain: "fill", .either([.defined("style"), .object(fill)])) {
      $0.fillModifier($2)
    },
    SpecModifier("stroke", .either([.defined("style"), .object(stroke)])) {
      $0.line($2, $1) { .stroke($0, $1, isAntialiased: $2) }
    },
    SpecModifier("strokeBorder", .either([.defined("style"), .object(stroke)])) {
      $0.line($2, $1) { .strokeBorder($0, $1, isAntialiased: $2) }
    },
    SpecModifier(plain: "gridCellColumns", .positiveCount) { $0.gridCellColumns($2) },
    SpecModifier(plain: "gridCellAnchor", .defined("unitPoint")) {
      .gridCellAnchor($0.unitPoint($2, $1.quoted))
    },
    SpecModifier(plain: "gridCellUnsizedAxes", axisSet) {
      .gridCellUnsizedAxes($0.axisSet($2, $1.quoted))
    },
    SpecModifier(plain: "gridColumnAlignment", .string) {
      $0.guide($2, on: .horizontal, $1.quoted)
        .map { .gridColumnAlignment(HorizontalAlignment($0)) }
    },
    SpecModifier(environment: "environment"),
  ]

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

  package static let rotation3D = SpecObject([
    SpecField("degrees", .computed, required: true),
    SpecField("axis", .list(.number, count: 3), required: true),
    SpecField("anchor", .defined("unitPoint")),
    SpecField("anchorZ", .number),
    SpecField("perspective", .number),
  ])

  package static let scale = SpecObject([
    SpecField("x", .computed),
    SpecField("y", .computed),
    SpecField("anchor", .defined("unitPoint")),
  ])

  package static let transform = SpecObject(
    ["a", "b", "c", "d", "tx", "ty"].map { SpecField($0, .number) }
  )

  package static let twoGuides = SpecObject([
    SpecField("horizontal", .string),
    SpecField("vertical", .string),
  ])
}
