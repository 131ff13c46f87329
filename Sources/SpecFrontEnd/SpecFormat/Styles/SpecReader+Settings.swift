internal import LayoutCore

// Readings of environment values for drawing and the appearance of text.

extension SpecReader {
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

  func symbolVariants(_ node: JSONNode, _ name: String) -> SymbolVariants? {
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

  func fontWidth(_ node: JSONNode, _ name: String) -> TextFont.Width? {
    if let value = node.value.number { return TextFont.Width(value) }
    guard node.value.kind == .string else {
      wrongType(node, "a name, a number or null", of: name)
      return nil
    }
    return choice(node, among: TextFont.Width.named.map(\.name), name)
      .map { TextFont.Width.named[$0].width }
  }
}
