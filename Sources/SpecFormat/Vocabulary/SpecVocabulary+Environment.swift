internal import AccessibilityCore
internal import LayoutCore

extension SpecVocabulary {
  /// The environment value that holds for a whole screen, and so is no modifier.
  static let screenValue = "text"

  /// The environment values; each is a modifier, too, but for ``screenValue``.
  package static let environment = SpecObject(layoutValues + SpecReader.settings.map(\.field))

  private static let layoutValues = [
    SpecField("layoutDirection", .oneOf(directions)),
    SpecField("dynamicTypeSize", .oneOf(DynamicTypeSize.allCases.map(\.rawValue))),
    SpecField("displayScale", .positiveNumber),
    SpecField("locale", .string),
    SpecField(
      "accessibilityGeneration",
      .oneOf(AccessibilityGeneration.allCases.map(\.rawValue))
    ),
    SpecField(screenValue, .oneOf(TextMeasurerKind.allCases.map(\.rawValue))),
    SpecField("controlMetrics", .object(controlMetrics)),
    SpecField("userInterfaceIdiom", .oneOf(["phone", "pad"])),
    SpecField("platform", .oneOf(Platform.allCases.map(\.rawValue))),
    SpecField("defaultPadding", .number),
    SpecField(
      "font",
      .either([
        .oneOf(TextStyle.allCases.map(\.rawValue)),
        .object(SpecObject([SpecField("system", .object(systemFont), required: true)])),
        .object(SpecObject([SpecField("custom", .object(customFont), required: true)])),
      ])
    ),
    SpecField("fontWeight", .oneOf(weights)),
    SpecField("bold", .boolean),
    SpecField("italic", .boolean),
    SpecField("lineLimit", .either([.count, .null, .object(lineLimit)])),
    SpecField("truncationMode", .oneOf(TruncationMode.allCases.map(\.rawValue))),
    SpecField("multilineTextAlignment", .oneOf(TextAlignment.allCases.map(\.rawValue))),
    SpecField("tracking", .number),
    SpecField("kerning", .number),
    SpecField("lineSpacing", .number),
    SpecField("minimumScaleFactor", .positiveNumber),
    SpecField("allowsTightening", .boolean),
  ]

  /// The environment values that a part of a text may have of its own.
  package static let runValues = environment.fields.filter {
    [
      "font", "fontWeight", "bold", "italic", "tracking", "kerning", "foregroundStyle",
      "foregroundColor", "underline", "strikethrough", "baselineOffset", "monospacedDigit",
      "monospaced", "fontDesign", "fontWidth",
    ]
    .contains($0.name)
  }

  package static let weights = TextFont.Weight.allCases.map(\.rawValue)

  package static let systemFont = SpecObject([
    SpecField("size", .positiveNumber),
    SpecField("style", .oneOf(TextStyle.allCases.map(\.rawValue))),
    SpecField("weight", .oneOf(weights)),
    SpecField("design", .oneOf(TextFont.Design.allCases.map(\.rawValue))),
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
