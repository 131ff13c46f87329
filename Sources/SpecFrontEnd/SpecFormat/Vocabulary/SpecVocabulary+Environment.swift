internal import LayoutCore

extension SpecVocabulary {
  /// The environment values; each is a modifier, too, but for what holds for a whole screen.
  package static let environment = SpecObject(
    environmentValues.filter(\.isModifier).map(\.field)
  )

  /// Those and the values that hold for a whole screen.
  package static let screenEnvironment = SpecObject(environmentValues.map(\.field))

  static let environmentValues = layoutValues + SpecEnvironmentValue.settings

  private static let layoutValues: [SpecEnvironmentValue] = [
    SpecEnvironmentValue("layoutDirection", \.layoutDirection, .oneOf(directions)) {
      $0.choice($2, among: directions, $1.quoted).map { LayoutDirection.allCases[$0] }
    },
    SpecEnvironmentValue(
      "dynamicTypeSize",
      \.dynamicTypeSize,
      forControls: \.dynamicTypeSize
    ),
    SpecEnvironmentValue("displayScale", \.displayScale, .positiveNumber) {
      $0.positiveNumber($2, $1.quoted)
    },
    SpecEnvironmentValue("locale", \.locale, .string) { $0.string($2, $1.quoted) },
    SpecEnvironmentValue(
      "system",
      \.system,
      .oneOf(SystemVersion.allCases.map(\.rawValue)),
      isModifier: false
    ) { $0.choice(SystemVersion.self, $2, $1.quoted) },
    // The older name, from when systems differed in accessibility alone.
    SpecEnvironmentValue(
      "accessibilityGeneration",
      \.system,
      .oneOf(accessibilityGenerations),
      isModifier: false
    ) {
      $0.choice($2, among: accessibilityGenerations, $1.quoted)
        .flatMap { SystemVersion(rawValue: accessibilityGenerations[$0]) }
    },
    SpecEnvironmentValue(
      note: "text",
      .oneOf(TextMeasurerKind.allCases.map(\.rawValue)),
      isModifier: false
    ) { $0.noteTextMeasurer($2, $1) },
    SpecEnvironmentValue(
      note: "systemFont",
      .either([.string, .list(.string)]),
      isModifier: false
    ) { $0.noteSystemFont($2, $1) },
    SpecEnvironmentValue(
      note: "controlMetrics",
      .object(controlMetrics),
      look: { $0.applyControlMetrics($1, to: &$2) }
    ) { $0.checkControlMetrics($2, $1) },
    SpecEnvironmentValue(
      "userInterfaceIdiom",
      \.userInterfaceIdiom,
      forControls: \.userInterfaceIdiom
    ),
    SpecEnvironmentValue(
      "horizontalSizeClass",
      \.horizontalSizeClass,
      forControls: \.horizontalSizeClass
    ),
    SpecEnvironmentValue(
      "verticalSizeClass",
      \.verticalSizeClass,
      forControls: \.verticalSizeClass
    ),
    SpecEnvironmentValue("platform", \.platform),
    SpecEnvironmentValue("defaultPadding", \.defaultPadding, .number) {
      $0.number($2, $1.quoted)
    },
    SpecEnvironmentValue(
      "font",
      \.font,
      .either([
        .oneOf(TextStyle.allCases.map(\.rawValue)),
        .object(SpecObject([SpecField("system", .object(systemFont), required: true)])),
        .object(SpecObject([SpecField("custom", .object(customFont), required: true)])),
      ])
    ) { $0.font($2) },
    SpecEnvironmentValue("fontWeight", \.fontWeight, .oneOf(weights)) {
      $0.choice(TextFont.Weight.self, $2, $1.quoted).map(Optional.some)
    },
    SpecEnvironmentValue("bold", \.fontWeight, .boolean) {
      $0.boolean($2, $1.quoted).map { $0 ? .bold : nil }
    },
    SpecEnvironmentValue("italic", \.italic, .boolean) { $0.boolean($2, $1.quoted) },
    SpecEnvironmentValue(
      "lineLimit",
      \.lineLimit,
      .either([.count, .null, .object(lineLimit)])
    ) { $0.lineLimit($2) },
    SpecEnvironmentValue("truncationMode", \.truncationMode),
    SpecEnvironmentValue("multilineTextAlignment", \.multilineTextAlignment),
    SpecEnvironmentValue("tracking", \.tracking, .number) { $0.number($2, $1.quoted) },
    SpecEnvironmentValue("kerning", \.kerning, .number) { $0.number($2, $1.quoted) },
    SpecEnvironmentValue("lineSpacing", \.lineSpacing, .number) { $0.extent($2, $1.quoted) },
    SpecEnvironmentValue("minimumScaleFactor", \.minimumScaleFactor, .positiveNumber) {
      $0.scaleFactor($2, $1)
    },
    SpecEnvironmentValue("allowsTightening", \.allowsTightening, .boolean) {
      $0.boolean($2, $1.quoted)
    },
  ]

  package static let accessibilityGenerations = [
    SystemVersion.iOS15, .iOS16, .iOS18,
  ].map(\.rawValue)

  /// The environment values that a run of a text may state.
  package static let runValues = runEntries.map(\.field)

  static let runEntries = environmentValues.filter {
    [
      "font", "fontWeight", "bold", "italic", "tracking", "kerning", "foregroundStyle",
      "foregroundColor", "underline", "strikethrough", "baselineOffset", "monospacedDigit",
      "monospaced", "fontDesign", "fontWidth",
    ]
    .contains($0.field.name)
  }

  package static let weights = TextFont.Weight.allCases.map(\.rawValue)

  package static let systemFont = SpecObject([
    SpecField("size", .positiveNumber),
    SpecField("style", .oneOf(TextStyle.allCases.map(\.rawValue))),
    SpecField("weight", .oneOf(weights)),
    SpecField("design", .oneOf(TextFont.Design.allCases.map(\.rawValue))),
    SpecField("leading", .oneOf(TextFont.Leading.allCases.map(\.rawValue))),
  ])

  package static let customFont = SpecObject([
    SpecField("name", .string, required: true),
    SpecField("size", .positiveNumber, required: true),
    SpecField("weight", .oneOf(weights)),
  ])

  package static let lineLimit = SpecObject([
    SpecField("min", .count),
    SpecField("max", .count),
    SpecField("reservesSpace", .boolean),
  ])

  /// The sizes of the parts of controls.
  package static let controlMetrics = SpecObject(
    ControlMetrics.named.map { SpecField($0.name, .number) }
  )
}
