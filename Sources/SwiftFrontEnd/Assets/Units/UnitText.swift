internal import _FoundationICU

/// Formats numbers with units, and durations, in a language.
package enum UnitText {
  /// The width of unit names.
  package enum Width: String, Sendable {
    case full = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// A unit of time.
  package enum Time: String, Sendable, CaseIterable {
    case year, month, week, day, hour, minute, second
  }

  /// A number with a unit.
  ///
  /// - Parameters:
  ///   - unit: The name that CLDR has for the unit, such as `length-meter`.
  ///   - usage: The usage of the number, such as `default` or `road`, by which the locale selects
  ///     the unit; nil to keep the unit.
  ///   - fraction: The most digits behind the point; nil for as many as the usage has.
  /// - Returns: Nil if the unit is not known.
  package static func string(
    _ number: Double,
    unit: String,
    width: Width,
    usage: String? = nil,
    fraction: Int? = nil,
    locale: String
  ) -> String? {
    var skeleton = "measure-unit/\(unit) \(width.rawValue)"
    if let usage { skeleton += " usage/\(usage)" }
    if let fraction {
      skeleton +=
        fraction == 0 ? " precision-integer" : " ." + String(repeating: "#", count: fraction)
    }
    return string(number, skeleton: skeleton, locale: locale)
  }

  private static func string(_ number: Double, skeleton: String, locale: String) -> String? {
    var status = U_ZERO_ERROR
    let skeleton = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      skeleton,
      Int32(skeleton.count),
      locale,
      &status
    )
    guard let formatter else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, number, result, &status)
    return text { swift_unumf_resultToString(result, $0, $1, $2) }
  }

  /// A distance in time from now: `in 3 days`, `yesterday`.
  ///
  /// - Parameter isNamed: `true` for `yesterday` in place of `1 day ago`.
  package static func relative(
    _ number: Double,
    _ unit: Time,
    width: Width,
    isNamed: Bool,
    locale: String
  ) -> String? {
    var status = U_ZERO_ERROR
    let style =
      switch width {
      case .full: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    let formatter = swift_ureldatefmt_open(
      locale,
      nil,
      style,
      UDISPCTX_CAPITALIZATION_NONE,
      &status
    )
    guard let formatter else { return nil }
    defer { swift_ureldatefmt_close(formatter) }
    let code =
      switch unit {
      case .year: UDAT_REL_UNIT_YEAR
      case .month: UDAT_REL_UNIT_MONTH
      case .week: UDAT_REL_UNIT_WEEK
      case .day: UDAT_REL_UNIT_DAY
      case .hour: UDAT_REL_UNIT_HOUR
      case .minute: UDAT_REL_UNIT_MINUTE
      case .second: UDAT_REL_UNIT_SECOND
      }
    return text {
      isNamed
        ? swift_ureldatefmt_format(formatter, number, code, $0, $1, $2)
        : swift_ureldatefmt_formatNumeric(formatter, number, code, $0, $1, $2)
    }
  }

  /// The text that a function of ICU writes; nil if it fails.
  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    var buffer = [UInt16](repeating: 0, count: 256)
    let length = buffer.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let start = buffer.baseAddress else { return 0 }
      return write(start, Int32(buffer.count), &status)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= buffer.count
    else { return nil }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}
