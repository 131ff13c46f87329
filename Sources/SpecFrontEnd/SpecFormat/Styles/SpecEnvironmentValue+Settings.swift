internal import LayoutCore

// Environment values of drawing and of how text looks, with a line for each, and the forms that
// several of them have.

extension SpecEnvironmentValue {
  /// Those that exports tell.
  static let settings: [SpecEnvironmentValue] = [
    SpecEnvironmentValue(
      setting: "foregroundStyle",
      .either([.defined("style"), .list(.defined("style"))])
    ) {
      reader,
      name,
      node in
      reader.levels(node, name.quoted).map { .foregroundStyle($0) }
    },
    .color("foregroundColor") { .foregroundColor($0) },
    SpecEnvironmentValue(setting: "backgroundStyle", .defined("style")) { reader, name, node in
      reader.style(node, name.quoted).map { .backgroundStyle($0) }
    },
    SpecEnvironmentValue(setting: "tint", .either([.defined("style"), .null])) {
      reader,
      name,
      node in
      reader.optional(node) { reader.style($0, name.quoted) }.map { .tint($0) }
    },
    .color("accentColor") { .accentColor($0) },
    .word("colorScheme") { .colorScheme($0) },
    .word("colorSchemeContrast") { .colorSchemeContrast($0) },
    .flag("accessibilityReduceTransparency") { .accessibilityReduceTransparency($0) },
    .word("imageScale") { .imageScale($0) },
    .word(optional: "symbolRenderingMode") { .symbolRenderingMode($0) },
    SpecEnvironmentValue(setting: "symbolVariant", .string) { reader, name, node in
      reader.symbolVariants(node, name.quoted).map { .symbolVariant($0) }
    },
    .textLine("underline") { .underline($0) },
    .textLine("strikethrough") { .strikethrough($0) },
    .word(optional: "textCase") { .textCase($0) },
    SpecEnvironmentValue(setting: "baselineOffset", .number) { reader, name, node in
      reader.number(node, name.quoted).map { .baselineOffset($0) }
    },
    .flag("monospacedDigit") { .monospacedDigit($0) },
    .flag("monospaced") { .monospaced($0) },
    .word(optional: "fontDesign") { .fontDesign($0) },
    SpecEnvironmentValue(
      setting: "fontWidth",
      .either([.oneOf(TextFont.Width.named.map(\.name)), .number, .null])
    ) { reader, name, node in
      reader.optional(node) { reader.fontWidth($0, name.quoted) }.map { .fontWidth($0) }
    },
  ]

  // MARK: Forms

  /// One of some names.
  private static func word<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ make: @escaping @Sendable (Choice) -> EnvironmentSetting
  ) -> SpecEnvironmentValue {
    SpecEnvironmentValue(setting: name, .oneOf(Choice.allCases.map(\.rawValue))) {
      $0.choice(Choice.self, $2, $1.quoted).map(make)
    }
  }

  /// One of some names, or null.
  private static func word<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    optional name: String,
    _ make: @escaping @Sendable (Choice?) -> EnvironmentSetting
  ) -> SpecEnvironmentValue {
    SpecEnvironmentValue(
      setting: name,
      .either([.oneOf(Choice.allCases.map(\.rawValue)), .null])
    ) { reader, name, node in
      reader.optional(node) { reader.choice(Choice.self, $0, name.quoted) }.map(make)
    }
  }

  /// `true` or `false`.
  private static func flag(
    _ name: String,
    _ make: @escaping @Sendable (Bool) -> EnvironmentSetting
  ) -> SpecEnvironmentValue {
    SpecEnvironmentValue(setting: name, .boolean) { $0.boolean($2, $1.quoted).map(make) }
  }

  /// A colour, or null.
  private static func color(
    _ name: String,
    _ make: @escaping @Sendable (ColorValue?) -> EnvironmentSetting
  ) -> SpecEnvironmentValue {
    SpecEnvironmentValue(setting: name, .either([.defined("color"), .null])) {
      reader,
      name,
      node in
      reader.optional(node) { reader.color($0, name.quoted) }.map(make)
    }
  }

  /// A line under or through text.
  private static func textLine(
    _ name: String,
    _ make: @escaping @Sendable (TextLineStyle?) -> EnvironmentSetting
  ) -> SpecEnvironmentValue {
    SpecEnvironmentValue(setting: name, .either([.boolean, .object(SpecReader.textLine)])) {
      $0.textLine($2, $1).map(make)
    }
  }
}
