import SwiftUI

/// Bins of dates.
public struct DateBins {
  /// The bounds of the intervals, in ascending order.
  public let thresholds: [Date]

  /// Creates bins from their thresholds.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Creates bins of a number of calendar units that cover a range.
  public init(
    unit: Calendar.Component,
    by count: Int = 1,
    range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    thresholds =
      DateTicks(
        unit: unit,
        count: count,
        covering: range.lowerBound...range.upperBound,
        calendar: calendar
      ).dates
  }

  /// Creates bins of a number of calendar units that cover data.
  public init(
    unit: Calendar.Component,
    by count: Int = 1,
    data: [Date],
    calendar: Calendar = .current
  ) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }

  /// Creates about as many bins as desired.
  public init(
    range: ClosedRange<Date>,
    desiredCount: Int = 10,
    calendar: Calendar = .current
  ) {
    thresholds =
      DateTicks(
        covering: range.lowerBound...range.upperBound,
        desiredCount: desiredCount,
        calendar: calendar
      ).dates
  }

  /// Creates bins of a length in seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    thresholds = NumberTicks(
      step: timeInterval,
      covering: range.lowerBound
        .timeIntervalSinceReferenceDate...range.upperBound
        .timeIntervalSinceReferenceDate
    ).values.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// The number of the interval that a date is in; the first or the last for one outside.
  public func index(for date: Date) -> Int {
    let index = thresholds.lastIndex { $0 <= date } ?? 0
    return Swift.max(0, Swift.min(index, thresholds.count - 2))
  }
}

extension DateBins: RandomAccessCollection {
  /// The index of the first bin.
  public var startIndex: Int { 0 }
  /// The number behind the last interval's.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// An interval.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      thresholds[position],
      thresholds[position + 1],
      isClosed: position == endIndex - 1
    )
  }
}
