import SwiftUI

/// The formats of an axis's values (C1.14).
struct AxisFormats {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  /// Returns the label of a value among an axis's ticks.
  func words(_ value: _ScaleValue, _ ticks: AxisTicks) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): words(number, step: ticks.step)
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(format(ticks.unit, ticks.step))
    }
  }

  /// A number with as many digits behind the point as the distance of the marks has.
  private func words(_ number: Double, step: Double?) -> String {
    guard number.isFinite else { return "" }
    // Zero has no sign.
    let number = number == 0 ? 0 : number
    guard let step, step > 0 else {
      return number.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
    }
    var digits = 0
    var scaled = step
    while digits < 6, abs(scaled - scaled.rounded()) > 1e-6 * scaled {
      scaled *= 10
      digits += 1
    }
    return number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
  }

  /// The format of dates at multiples of a unit, or of a number of seconds.
  private func format(_ unit: Calendar.Component?, _ step: Double?) -> Date.FormatStyle {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    switch unit {
    case .second, .nanosecond: return style.hour().minute().second()
    case .minute: return style.hour().minute()
    case .hour: return style.hour()
    case .day, .weekOfYear, .weekOfMonth, .weekday: return style.month(.abbreviated).day()
    case .month, .quarter: return style.month(.abbreviated)
    case .year, .era, .yearForWeekOfYear: return style.year()
    default:
      guard let step else { return style.month(.abbreviated).day() }
      return step < 3600
        ? style.hour().minute() : step < 86400 ? style.hour() : style.month(.abbreviated).day()
    }
  }

  /// Returns the spoken form of a value, for a calendar unit if it is a bin of one.
  func spoken(_ value: _ScaleValue, unit: Calendar.Component?) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      return number.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
    case .date(let seconds):
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      switch unit {
      case .year: return date.formatted(style.year())
      case .month, .quarter: return date.formatted(style.month(.wide).year())
      case .hour: return date.formatted(style.month(.abbreviated).day().hour())
      case .minute, .second: return date.formatted(style.month(.abbreviated).day().hour().minute())
      default: return date.formatted(style.month(.wide).day().year())
      }
    }
  }
}
