internal import AccessibilityCore
internal import LayoutCore

extension ATKMapper {
  /// The appearance of a text in GTK's terms and units: sizes in points, weights from 100 to 900,
  /// components of colours from 0 to 65535.
  ///
  /// The direction is that of the text, or of the layout for one without; the language is that of
  /// the node.
  func attributes(of look: TextAppearance?, _ node: Node, in text: String) -> [ATKRecord.Attribute]
  {
    let direction = LayoutDirection(ofParagraph: text.unicodeScalars)
    let isRightToLeft = (direction ?? node.element.layoutDirection) == .rightToLeft
    let language = POSIXLocale.name(of: node.element.language)?.replacing("_", with: "-")
    // In the order of their names.
    let values: KeyValuePairs<String, String?> = [
      "direction": isRightToLeft ? "rtl" : "ltr",
      "family-name": look?.family.withoutNull,
      "fg-color": look?.color.map(ATKMapper.color),
      "language": language,
      "size": look.flatMap { ATKMapper.number($0.size) },
      "strikethrough": look.map { $0.isStruckThrough ? "true" : "false" },
      "style": look.map { $0.isItalic ? "italic" : "normal" },
      "underline": look.map { $0.isUnderlined ? "single" : "none" },
      "weight": look.map { "\(ATKMapper.weight($0.weight))" },
    ]
    return values.compactMap { name, value in
      value.map { ATKRecord.Attribute(name: name, value: $0) }
    }
  }

  /// Whole points without a fraction, others to two digits.
  private static func number(_ size: Double) -> String? {
    guard size.isFinite else { return nil }
    let rounded = (size * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// The weights in their order are hundreds, as fonts number them.
  private static func weight(_ weight: TextFont.Weight) -> Int {
    let lighter = TextFont.Weight.allCases.prefix { $0 != weight }
    return (lighter.count + 1) * 100
  }

  private static func color(_ color: TextAppearance.RGB) -> String {
    [color.red, color.green, color.blue]
      .map { "\(Int(($0 * 65535).rounded()))" }.joined(separator: ",")
  }
}
