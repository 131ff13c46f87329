internal import Assets

extension Measurement where UnitType: Dimension {
  /// Writes measurements in words.
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
    /// The locale of the words.
    public var locale: Locale
    /// What the measurement is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil for the way of the usage.
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

    /// A measurement in words.
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

  /// The measurement in words, in the unit of the locale.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement in words.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

/// What a measurement is for, by which a locale chooses its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The name that CLDR has for it; nil to keep the unit.
  let name: String?

  /// Anything.
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
  /// Writes measurements in words.
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
