public import LayoutCore

/// The spoken form of a number within bounds (A9).
public enum BoundedValueText {
  /// A range exactly 100 wide reads the value as percent, one exactly 1 wide reads it as a fraction
  /// in percent, any other as a decimal number.
  ///
  /// The value is clamped first.
  ///
  /// The test for the width is exact in binary, so 1.3 … 2.3 is not 1 wide. Proved by
  /// `Specs/Conformance/Accessibility/value.json`.
  ///
  /// - Parameters:
  ///   - bounded: The value and its range.
  ///   - locale: The locale, for its digits.
  public static func text(_ bounded: Control.BoundedValue, locale: String = "en") -> String {
    let value = clamped(bounded)
    let width = bounded.range.upperBound - bounded.range.lowerBound
    if width == 100 { return percent(value / 100, locale) }
    if width == 1 { return percent(value, locale) }
    return decimal(value, locale: locale)
  }

  /// The share of the range before the value, in percent.
  ///
  /// - Parameters:
  ///   - bounded: The value and its range.
  ///   - locale: The locale, for its digits.
  public static func progress(_ bounded: Control.BoundedValue, locale: String = "en") -> String {
    let width = bounded.range.upperBound - bounded.range.lowerBound
    guard width > 0 else { return percent(0, locale) }
    return percent((clamped(bounded) - bounded.range.lowerBound) / width, locale)
  }

  /// The value within its bounds.
  private static func clamped(_ bounded: Control.BoundedValue) -> Double {
    min(max(bounded.value, bounded.range.lowerBound), bounded.range.upperBound)
  }

  /// A fraction as whole percent, truncated: 4.5 % reads "4%"; NaN, as in an infinite range, "0%".
  private static func percent(_ fraction: Double, _ locale: String) -> String {
    guard !fraction.isNaN else { return written("0%", locale) }
    let value = (fraction * 100 + 1e-9).rounded(.down)
    return written(value.magnitude < 1e15 ? "\(Int(value))%" : "\(value)%", locale)
  }

  /// A number without trailing zeros.
  static func decimal(_ value: Double, locale: String) -> String {
    written(decimal(value), locale)
  }

  private static func written(_ number: String, _ locale: String) -> String {
    LocaleDigits(locale)?.written(number) ?? number
  }

  private static func decimal(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
    // Three digits after the point, as number formatters have by default.
    let thousandths = (value * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return "\(value)" }
    return "\(thousandths / 1000)"
  }
}
