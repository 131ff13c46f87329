internal import Assets

/// Formats measurements as text.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Like all formatters it is set up before it is shared.

  /// Options for the choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps the unit; without it the locale selects one.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit becomes one in which the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures without their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options for the choice of the unit.
  open var unitOptions: UnitOptions = []
  /// The width of unit names.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The locale of the text.
  open var locale: Locale! = ProgramLocale.current
  /// The formatter of the number; only its maximum of fraction digits counts.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns the text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  open override func string(for obj: Any?) -> String? {
    guard let measurement = obj as? Measurement<Unit> else { return nil }
    return string(from: measurement)
  }

  private func string(_ value: Double, _ unit: Unit) -> String {
    let isKept = unitOptions.contains(.providedUnit) || unitOptions.contains(.naturalScale)
    let text = UnitWords.string(
      value,
      unit,
      width,
      usage: isKept ? nil : "default",
      fraction: isKept ? numberFormatter?.maximumFractionDigits : nil,
      locale ?? ProgramLocale.current
    )
    guard unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature,
      let sign = text.firstIndex(of: "°")
    else { return text }
    return String(text[...sign])
  }

  private var width: UnitText.Width {
    switch unitStyle {
    case .long: .full
    case .short: .narrow
    case .medium: .short
    @unknown default: .short
    }
  }
}
