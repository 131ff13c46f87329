internal import LayoutCore

extension SpecVocabulary {
  // MARK: Colours

  private static let components = SpecValue.either([
    .list(.number, count: 3), .list(.number, count: 4),
  ])

  /// The keys that state a colour, apart from its opacity.
  private static let colorSource = [
    SpecField("color", .either([.string, components])),
    SpecField("asset", .string),
    colorSpace,
  ]

  private static let colorSpace = SpecField(
    "colorSpace",
    .oneOf(ColorComponents.Space.allCases.map(\.rawValue))
  )

  /// A colour as an object.
  package static let colorObject = SpecObject(colorSource + [SpecField("opacity", .number)])

  /// The keys of a color as a view, but for its name.
  static let colorView = colorObject.fields.filter { $0.name != "asset" }

  package static let color = SpecValue.either([.string, components, .object(colorObject)])

  // MARK: Styles

  package static let style = SpecValue.either([.string] + styleKinds.map { .object($0.object) })

  /// The kinds of styles, by the key that states each.
  package static let styleKinds: [(name: String, object: SpecObject)] = [
    ("name", kind([SpecField("name", .string, required: true)])),
    (
      "color",
      kind([
        SpecField("color", .either([.string, components]), required: true), colorSpace,
      ])
    ),
    ("asset", kind([SpecField("asset", .string, required: true)])),
    ("gradient", kind([SpecField("gradient", .defined("color"), required: true)])),
    kind("linearGradient", linearGradient), kind("radialGradient", radialGradient),
    kind("ellipticalGradient", ellipticalGradient), kind("angularGradient", angularGradient),
    kind("conicGradient", conicGradient), kind("meshGradient", meshGradient),
    kind("image", imagePaint),
    (
      "level",
      SpecObject(
        [SpecField("level", levels, required: true)]
          + styleModifiers.filter { $0.name != "level" }
      )
    ),
  ]

  /// The keys of all kinds of styles.
  package static let anyStyle = SpecObject(
    styleKinds.dropLast().map { SpecField($0.name, .any) } + styleModifiers
  )

  private static let levels = SpecValue.oneOf(HierarchicalLevel.allCases.map(\.rawValue))

  /// The modifiers allowed on any style.
  private static let styleModifiers = [
    SpecField("level", levels),
    SpecField("opacity", .number),
    SpecField("blendMode", .oneOf(BlendMode.allCases.map(\.rawValue))),
    SpecField("shadows", .list(.object(styleShadow))),
  ]

  private static func kind(_ fields: [SpecField]) -> SpecObject {
    SpecObject(fields + styleModifiers)
  }

  /// A kind of style whose key has an object as its value.
  private static func kind(_ name: String, _ object: SpecObject) -> (
    name: String, object: SpecObject
  ) {
    (name, kind([SpecField(name, .object(object), required: true)]))
  }

  package static let styleShadow = SpecObject([
    SpecField("kind", .oneOf(ShadowValue.Kind.allCases.map(\.rawValue))),
    SpecField("color", .defined("color")),
    SpecField("radius", .number, required: true),
    SpecField("x", .number),
    SpecField("y", .number),
  ])

  package static let imagePaint = SpecObject([
    SpecField("image", .string, required: true),
    SpecField("sourceRect", .list(.number, count: 4)),
    SpecField("scale", .positiveNumber),
  ])

  // MARK: Gradients

  private static let mixingSpace = SpecField(
    "colorSpace",
    .oneOf(GradientValue.MixingSpace.allCases.map(\.rawValue))
  )

  static let gradientFields = [
    SpecField("colors", .list(.defined("color"))),
    SpecField("stops", .list(.object(gradientStop))),
    mixingSpace,
  ]

  private static let center = SpecField("center", .defined("unitPoint"))

  package static let gradientStop = SpecObject([
    SpecField("color", .defined("color"), required: true),
    SpecField("location", .number, required: true),
  ])

  package static let linearGradient = SpecObject(
    gradientFields + [
      SpecField("startPoint", .defined("unitPoint"), required: true),
      SpecField("endPoint", .defined("unitPoint"), required: true),
    ]
  )

  package static let radialGradient = SpecObject(
    gradientFields + [
      center, SpecField("startRadius", .number),
      SpecField("endRadius", .number, required: true),
    ]
  )

  package static let ellipticalGradient = SpecObject(
    gradientFields + [
      center, SpecField("startRadiusFraction", .number),
      SpecField("endRadiusFraction", .number),
    ]
  )

  package static let angularGradient = SpecObject(
    gradientFields + [
      center, SpecField("startAngle", .number, required: true),
      SpecField("endAngle", .number, required: true),
    ]
  )

  package static let conicGradient = SpecObject(
    gradientFields + [center, SpecField("angle", .number)]
  )

  package static let meshGradient = SpecObject([
    SpecField("width", .positiveCount, required: true),
    SpecField("height", .positiveCount, required: true),
    SpecField("points", .list(.defined("unitPoint")), required: true),
    SpecField("colors", .list(.defined("color")), required: true),
    SpecField("background", .defined("color")),
    SpecField("smoothsColors", .boolean),
    mixingSpace,
  ])

  /// The views that show nothing but a style, with the style's key.
  package static let gradientViews: [(name: String, key: String, object: SpecObject)] = [
    ("LinearGradient", "linearGradient", linearGradient),
    ("RadialGradient", "radialGradient", radialGradient),
    ("EllipticalGradient", "ellipticalGradient", ellipticalGradient),
    ("AngularGradient", "angularGradient", angularGradient),
    ("MeshGradient", "meshGradient", meshGradient),
  ]

  // MARK: Lines and areas

  /// The keys of a line's stroke, its width aside.
  static let lineFields = [
    SpecField("lineCap", .oneOf(StrokeValue.Cap.allCases.map(\.rawValue))),
    SpecField("lineJoin", .oneOf(StrokeValue.Join.allCases.map(\.rawValue))),
    SpecField("miterLimit", .number),
    SpecField("dash", .list(.number)),
    SpecField("dashPhase", .number),
  ]

  static let fillFields = [
    SpecField("eoFill", .boolean), SpecField("antialiased", .boolean),
  ]

  package static let fill = SpecObject(
    [SpecField("style", .defined("style"), required: true)] + fillFields
  )

  package static let clipShape = SpecObject(
    [SpecField("shape", .defined("shape"), required: true)] + fillFields
  )
}
