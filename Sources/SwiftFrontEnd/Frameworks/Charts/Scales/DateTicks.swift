import SwiftUI

/// Dates at regular intervals of a calendar, as axes show them (C1.13).
struct DateTicks {
  /// The calendar's unit.
  let unit: Calendar.Component
  /// The count of units between two ticks.
  let count: Int
  /// The dates, in ascending order.
  let dates: [Date]

  private static let mostDates = 5_000

  /// The distances to choose from, in ascending order, with their lengths in seconds.
  private static let distances: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200),
    (.day, 1, 86400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
    (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760),
    (.year, 10, 315_569_520), (.year, 20, 631_139_040), (.year, 50, 1_577_847_600),
    (.year, 100, 3_155_695_200),
  ]

  /// Creates ticks at multiples of a unit: those that cover a range, or those within it.
  init(
    unit: Calendar.Component,
    count: Int,
    covering range: ClosedRange<Date>,
    calendar: Calendar,
    below: Bool = true,
    above: Bool = true
  ) {
    let count = max(1, count)
    self.unit = unit
    self.count = count
    var date = Self.start(of: unit, count, range.lowerBound, calendar)
    var dates: [Date] = []
    while dates.count < Self.mostDates {
      let isBefore = date < range.lowerBound
      let isBehind = date > range.upperBound
      if isBehind, !above { break }
      if !isBefore || below { dates.append(date) }
      if date >= range.upperBound { break }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else {
        break
      }
      date = next
    }
    self.dates = dates
  }

  /// Creates about as many ticks as desired: with the interval whose count is nearest, the finer of
  /// two.
  init(
    covering range: ClosedRange<Date>,
    desiredCount: Int,
    calendar: Calendar,
    below: Bool = true,
    above: Bool = true
  ) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let desired = Double(max(1, desiredCount))
    var best = Self.distances[0]
    for distance in Self.distances
    where abs(length / distance.seconds - desired) < abs(length / best.seconds - desired) {
      best = distance
    }
    self.init(
      unit: best.unit,
      count: best.count,
      covering: range,
      calendar: calendar,
      below: below,
      above: above
    )
  }

  /// The last multiple of a unit that is not behind a date.
  private static func start(
    of unit: Calendar.Component,
    _ count: Int,
    _ date: Date,
    _ calendar: Calendar
  ) -> Date {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return date }
    // Hours count from midnight, months from January; days and weeks from the first one.
    let number: Int? =
      switch unit {
      case .second, .minute, .hour: calendar.component(unit, from: start)
      case .month: calendar.component(.month, from: start) - 1
      case .year: calendar.component(.year, from: start)
      default: nil
      }
    guard let number, number % count != 0 else { return start }
    return calendar.date(byAdding: unit, value: -(number % count), to: start) ?? start
  }
}
