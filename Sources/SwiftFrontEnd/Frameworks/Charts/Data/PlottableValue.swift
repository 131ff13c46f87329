import SwiftUI

/// A value of a mark on a scale, with an interval for bins.
struct DataValue {
  /// The label of the value.
  var label: Text
  /// The value; for an interval its middle.
  var value: _ScaleValue
  /// The interval of a bin; nil for a single value.
  var interval: ClosedRange<Double>?
  /// The calendar's unit that the interval is one of.
  var unit: Calendar.Component?
}

/// A value to plot, with its name.
public struct PlottableValue<Value: Plottable> {
  let data: DataValue

  private init(data: DataValue) { self.data = data }

  private init(_ label: Text, _ value: Value) {
    data = DataValue(label: label, value: value.scaleValue)
  }

  private init(_ label: Text, _ lower: Value, _ upper: Value) {
    guard let low = lower.scaleValue.number, let high = upper.scaleValue.number, low <= high else {
      self.init(label, lower)
      return
    }
    let middle = (low + high) / 2
    let value: _ScaleValue =
      if case .date = lower.scaleValue { .date(middle) } else { .number(middle) }
    self.init(data: DataValue(label: label, value: value, interval: low...high))
  }

  /// A value under a name that is looked up.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey), value)
  }

  /// A value under a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(Text(verbatim: String(label)), value)
  }

  /// A value under a name.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label, value)
  }

  /// An interval under a name that is looked up.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>)
    -> PlottableValue
  where Value: Comparable { PlottableValue(Text(labelKey), range.lowerBound, range.upperBound) }

  /// An interval under a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>)
    -> PlottableValue
  where Value: Comparable {
    PlottableValue(Text(verbatim: String(label)), range.lowerBound, range.upperBound)
  }

  /// An interval under a name that is looked up.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable { PlottableValue(Text(labelKey), range.lowerBound, range.upperBound) }

  /// An interval under a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(Text(verbatim: String(label)), range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  private init(_ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    guard let interval = calendar.dateInterval(of: unit, for: date) else {
      self.init(label, date)
      return
    }
    let low = interval.start.timeIntervalSinceReferenceDate
    let high = interval.end.timeIntervalSinceReferenceDate
    self.init(
      data: DataValue(
        label: label,
        value: .date((low + high) / 2),
        interval: low...high,
        unit: unit
      )
    )
  }

  /// The unit of a calendar that a date is in, under a name that is looked up.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(Text(labelKey), value, unit, calendar) }

  /// The unit of a calendar that a date is in, under a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(Text(verbatim: String(label)), value, unit, calendar) }

  /// The unit of a calendar that a date is in, under a name.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(label, value, unit, calendar) }
}
