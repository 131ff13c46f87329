internal import LayoutCore

// Environment values of drawing and of how text looks: a table with a line for each.

extension SpecReader {
  /// Every setting.
  static let settings: [SettingForm] = [
    SettingForm("foregroundStyle", .either([.defined("style"), .list(.defined("style"))])) {
      reader,
      node,
      name in
      reader.levels(node, name.quoted).map { .foregroundStyle($0) }
    },
    .color("foregroundColor") { .foregroundColor($0) },
    SettingForm("backgroundStyle", .defined("style")) { reader, node, name in
      reader.style(node, name.quoted).map { .backgroundStyle($0) }
    },
    SettingForm("tint", .either([.defined("style"), .null])) { reader, node, name in
      reader.optional(node) { reader.style($0, name.quoted) }.map { .tint($0) }
    },
    .color("accentColor") { .accentColor($0) },
    .word("colorScheme") { .colorScheme($0) },
    .word("imageScale") { .imageScale($0) },
    .word(optional: "symbolRenderingMode") { .symbolRenderingMode($0) },
    SettingForm("symbolVariant", .string) { reader, node, name in
      reader.symbolVariants(node, name.quoted).map { .symbolVariant($0) }
    },
    .textLine("underline") { .underline($0) },
    .textLine("strikethrough") { .strikethrough($0) },
    .word(optional: "textCase") { .textCase($0) },
    SettingForm("baselineOffset", .number) { reader, node, name in
      reader.number(node, name.quoted).map { .baselineOffset($0) }
    },
    .flag("monospacedDigit") { .monospacedDigit($0) },
    .flag("monospaced") { .monospaced($0) },
    .word(optional: "fontDesign") { .fontDesign($0) },
    SettingForm(
      "fontWidth",
      .either([.oneOf(TextFont.Width.named.map(\.name)), .number, .null])
    ) { reader, node, name in
      reader.optional(node) { reader.fontWidth($0, name.quoted) }.map { .fontWidth($0) }
    },
  ]

  private static let settingsByName = Dictionary(
    uniqueKeysWithValues: settings.map { ($0.field.name, $0) }
  )

  /// Whether an environment value has a line in the table.
  static func isSetting(_ name: String) -> Bool { settingsByName[name] != nil }

  /// Reads a setting, the member `name` of an object.
  func setting(_ name: String, in node: JSONNode) -> EnvironmentSetting? {
    guard let form = SpecReader.settingsByName[name], let value = member(name, of: node) else {
      return nil
    }
    return form.read(self, value, name)
  }

  // MARK: Values

  static let textLine = SpecObject([
    SpecField("pattern", .oneOf(TextLineStyle.Pattern.allCases.map(\.rawValue))),
    SpecField("color", .defined("color")),
  ])

  /// A line, or `false` for none; nil if it cannot be read.
  func textLine(_ node: JSONNode, _ name: String) -> TextLineStyle?? {
    if let isActive = node.value.boolean { return .some(isActive ? TextLineStyle() : nil) }
    guard node.value.kind == .object else {
      wrongType(node, "true, false or an object", of: name.quoted)
      return nil
    }
    check(node, SpecReader.textLine, of: name.quoted)
    let pattern = choice(TextLineStyle.Pattern.self, "pattern", of: node) ?? .solid
    return .some(TextLineStyle(pattern: pattern, color: color("color", of: node)))
  }

  private func symbolVariants(_ node: JSONNode, _ name: String) -> SymbolVariants? {
    guard let text = string(node, name) else { return nil }
    if text == "none" { return [] }
    var variants = SymbolVariants()
    for word in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let variant = SymbolVariants.named.first(where: { $0.name == word }) else {
        error(
          "\(name) cannot be \(text.quoted)",
          at: node.place,
          hint: suggestion(String(word), SymbolVariants.named.map(\.name))
            ?? "write none, circle, square, rectangle, slash, fill, or several as circle.fill"
        )
        return nil
      }
      variants.insert(variant.variant)
    }
    return variants
  }

  private func fontWidth(_ node: JSONNode, _ name: String) -> TextFont.Width? {
    if let value = node.value.number { return TextFont.Width(value) }
    guard node.value.kind == .string else {
      wrongType(node, "a name, a number or null", of: name)
      return nil
    }
    return choice(node, among: TextFont.Width.named.map(\.name), name)
      .map { TextFont.Width.named[$0].width }
  }
}
