internal import Assets

/// The names of units in text.
enum UnitWords {
  typealias Time = UnitText.Time

  /// A number of units of time.
  static func string(
    _ number: Double,
    _ unit: Time,
    _ width: UnitText.Width,
    _ locale: Locale
  ) -> String {
    UnitText.string(
      number,
      unit: "duration-\(unit.rawValue)",
      width: width,
      locale: locale.identifier(.bcp47)
    ) ?? "\(number) \(unit.rawValue)"
  }

  /// A measurement.
  ///
  /// - Parameter usage: The usage, by which the locale selects the unit; nil to keep the unit.
  static func string(
    _ value: Double,
    _ unit: Unit,
    _ width: UnitText.Width,
    usage: String?,
    fraction: Int?,
    _ locale: Locale
  ) -> String {
    let tag = locale.identifier(.bcp47)
    if let name = names[unit.symbol] {
      let text = UnitText.string(
        value,
        unit: name,
        width: width,
        usage: usage,
        fraction: usage == nil ? fraction ?? 6 : fraction,
        locale: tag
      )
      if let text { return text }
    }
    return "\(value.formatted(.number.locale(locale))) \(unit.symbol)"
  }

  /// The names that CLDR has for units, by the symbols that Foundation has.
  private static let names: [String: String] = [
    "mm": "length-millimeter", "cm": "length-centimeter", "dm": "length-decimeter",
    "m": "length-meter", "km": "length-kilometer", "in": "length-inch", "ft": "length-foot",
    "yd": "length-yard", "mi": "length-mile", "NM": "length-nautical-mile",
    "ly": "length-light-year", "ftm": "length-fathom", "fur": "length-furlong",
    "kg": "mass-kilogram", "g": "mass-gram", "mg": "mass-milligram", "µg": "mass-microgram",
    "oz": "mass-ounce", "lb": "mass-pound", "st": "mass-stone", "t": "mass-tonne",
    "ct": "mass-carat",
    "K": "temperature-kelvin", "°C": "temperature-celsius", "°F": "temperature-fahrenheit",
    "m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour",
    "mph": "speed-mile-per-hour", "kn": "speed-knot",
    "L": "volume-liter", "mL": "volume-milliliter", "dL": "volume-deciliter",
    "cL": "volume-centiliter", "m³": "volume-cubic-meter", "cm³": "volume-cubic-centimeter",
    "gal": "volume-gallon", "qt": "volume-quart", "pt": "volume-pint", "cup": "volume-cup",
    "fl oz": "volume-fluid-ounce", "tbsp": "volume-tablespoon", "tsp": "volume-teaspoon",
    "metric cup": "volume-cup-metric",
    "hr": "duration-hour", "min": "duration-minute", "s": "duration-second",
    "ms": "duration-millisecond", "µs": "duration-microsecond", "ns": "duration-nanosecond",
    "°": "angle-degree", "rad": "angle-radian", "rev": "angle-revolution",
    "m²": "area-square-meter", "km²": "area-square-kilometer", "cm²": "area-square-centimeter",
    "ft²": "area-square-foot", "in²": "area-square-inch", "mi²": "area-square-mile",
    "ac": "area-acre", "ha": "area-hectare",
    "J": "energy-joule", "kJ": "energy-kilojoule", "kCal": "energy-kilocalorie",
    "cal": "energy-calorie", "kWh": "energy-kilowatt-hour",
    "W": "power-watt", "kW": "power-kilowatt", "MW": "power-megawatt", "hp": "power-horsepower",
    "hPa": "pressure-hectopascal", "kPa": "pressure-kilopascal", "mbar": "pressure-millibar",
    "bar": "pressure-bar", "mmHg": "pressure-millimeter-ofhg", "inHg": "pressure-inch-ofhg",
    "B": "digital-byte", "kB": "digital-kilobyte", "MB": "digital-megabyte",
    "GB": "digital-gigabyte", "TB": "digital-terabyte", "bit": "digital-bit",
    "Hz": "frequency-hertz", "kHz": "frequency-kilohertz", "MHz": "frequency-megahertz",
    "GHz": "frequency-gigahertz",
    "A": "electric-ampere", "mA": "electric-milliampere", "V": "electric-volt",
    "Ω": "electric-ohm", "lx": "light-lux",
    "L/100km": "consumption-liter-per-100-kilometer", "mpg": "consumption-mile-per-gallon",
  ]
}
