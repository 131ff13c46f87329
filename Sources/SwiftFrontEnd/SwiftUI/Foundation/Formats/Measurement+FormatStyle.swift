internal import Assets

extension Measurement where UnitType: Dimension {
  /// Formats measurements as text.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The width of unit names.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String

      /// `3 kilometers`.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// `3 km`.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// `3km`.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

      var engine: UnitText.Width {
        switch name {
        case "wide": .full
        case "narrow": .narrow
        default: .short
        }
      }
    }

    /// The width of unit names.
    public var width: UnitWidth
    /// The locale of the text.
    public var locale: Locale
    /// The usage of the measurement, which selects the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; nil for that of the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    public init(
      width: UnitWidth,
      locale: Locale? = nil,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale ?? ProgramLocale.current
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      // A format of the number is one of the number as it is.
      if let numberFormatStyle, usage?.name == nil {
        let plain = string(value, fraction: 0)
        let zero = Int(value.value.rounded()).formatted(.number.locale(locale))
        return plain.replacing(zero, with: numberFormatStyle.locale(locale).format(value.value))
      }
      return string(value, fraction: nil)
    }

    private func string(_ value: Measurement<UnitType>, fraction: Int?) -> String {
      UnitWords.string(
        value.value,
        value.unit,
        width.engine,
        usage: usage?.name,
        fraction: fraction,
        locale
      )
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the text of the measurement, in the locale's unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the text of the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

/// The usage of a measurement, by which a locale selects its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The usage's name in CLDR; nil to keep the unit.
  let name: String?

  /// The default usage.
  public static var general: Self { Self(name: "default") }
  /// The unit stays.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of people.
  public static var personHeight: Self { Self(name: "person-height") }
  /// Distances on roads.
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of people.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of people.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension FormatStyle {
  /// Returns a style that formats measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width,
      usage: usage,
      numberFormatStyle: numberFormatStyle
    )
  }
}

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
