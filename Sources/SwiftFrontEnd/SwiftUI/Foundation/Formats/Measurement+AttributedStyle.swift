extension Measurement where UnitType: Dimension {
  /// Formats measurements as text whose attributes tell number and unit apart.
  public struct AttributedStyle: Foundation.FormatStyle {
    let style: FormatStyle

    /// Returns the attributed text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> AttributedString {
      let words = style.format(value)
      var text = AttributedString(words)
      guard let first = words.firstIndex(where: \.isNumber),
        let last = words.lastIndex(where: \.isNumber)
      else { return text }
      // A sign belongs to the number, a space to neither.
      let start = words[..<first].lastIndex(where: \.isWhitespace).map(words.index(after:))
      mark(&text, words, (start ?? words.startIndex)...last, .value)
      let behind = words[words.index(after: last)...]
      if let unit = behind.firstIndex(where: { !$0.isWhitespace }) {
        mark(&text, words, unit...words.index(before: words.endIndex), .unit)
      }
      return text
    }

    private func mark(
      _ text: inout AttributedString,
      _ words: String,
      _ range: ClosedRange<String.Index>,
      _ part: AttributeScopes.FoundationAttributes.MeasurementAttribute.Component
    ) {
      guard let range = Range(range.relative(to: words), in: text) else { return }
      text[range].measurement = part
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
  }
}

extension Measurement.FormatStyle where UnitType: Dimension {
  /// The style with attributes for the number and the unit.
  public var attributed: Measurement<UnitType>.AttributedStyle { .init(style: self) }
}
