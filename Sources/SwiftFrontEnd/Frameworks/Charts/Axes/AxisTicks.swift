import SwiftUI

/// The values at which an axis has marks.
struct AxisTicks {
  /// The values, in ascending order.
  private(set) var values: [_ScaleValue] = []
  /// The distance of numbers; nil for other values.
  private(set) var step: Double?
  /// The calendar's unit that dates are multiples of; nil for other values.
  private(set) var unit: Calendar.Component?

  /// Creates the ticks of a scale, for an edge of a length in points.
  init(
    _ values: AxisMarkValues,
    _ scale: PositionScale,
    length: CGFloat,
    isHorizontal: Bool
  ) {
    guard let range = scale.range else {
      self.init(names: values, scale)
      return
    }
    self.init(
      values,
      range,
      isDate: scale.isDate,
      transform: scale.transform,
      count: Self.count(length, isHorizontal: isHorizontal),
      below: false,
      above: false
    )
    // Values beyond the domain have no marks.
    self.values.removeAll { scale.fraction($0).map { $0 < -1e-6 || $0 > 1 + 1e-6 } ?? true }
  }

  /// Creates the ticks of a category scale: all categories, or the given ones.
  private init(names values: AxisMarkValues, _ scale: PositionScale) {
    guard case .categories(let names) = scale.domain else { return }
    self.values = names.map { .category($0) }
    if case .values(let chosen) = values.kind {
      self.values = chosen.filter { scale.fraction($0) != nil }
    }
  }

  /// Creates the ticks for a range, optionally with those around it.
  init(
    _ values: AxisMarkValues,
    _ range: ClosedRange<Double>,
    isDate: Bool,
    transform: ScaleType.Transform,
    count: Int,
    below: Bool,
    above: Bool
  ) {
    switch values.kind {
    case .values(let chosen):
      self.values = chosen.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      step =
        self.values.count > 1
        ? (self.values[1].number ?? 0) - (self.values[0].number ?? 0) : nil
    case .stride(let stride):
      add(NumberTicks(step: stride, covering: range, below: below, above: above), isDate)
    case .calendar(let component, let number, let calendar):
      guard isDate else { return }
      add(
        DateTicks(
          unit: component,
          count: number,
          covering: Self.dates(range),
          calendar: calendar,
          below: below,
          above: above
        )
      )
    case .automatic(let stride, let desired):
      if isDate {
        add(
          DateTicks(
            covering: Self.dates(range),
            desiredCount: desired ?? count,
            calendar: .current,
            below: below,
            above: above
          )
        )
      } else if transform == .log, range.lowerBound > 0 {
        let low = log10(range.lowerBound).rounded(below ? .down : .up)
        let high = log10(range.upperBound).rounded(above ? .up : .down)
        self.values =
          low <= high
          ? (Int(low)...Int(high)).map { .number(pow(10, Double($0))) } : []
      } else {
        add(
          NumberTicks(
            covering: range,
            desiredCount: desired ?? count,
            minimumStride: stride ?? 0,
            below: below,
            above: above
          ),
          false
        )
      }
    }
  }

  /// Returns the default count of marks for an edge of a length in points (C1.12).
  static func count(_ length: CGFloat, isHorizontal: Bool) -> Int {
    let room: CGFloat = isHorizontal ? 70 : 30
    return max(isHorizontal ? 3 : 2, min(5, Int((length.isFinite ? length : 300) / room)))
  }

  private mutating func add(_ ticks: NumberTicks, _ isDate: Bool) {
    values = ticks.values.map { isDate ? .date($0) : .number($0) }
    step = ticks.step
  }

  private mutating func add(_ ticks: DateTicks) {
    values = ticks.dates.map { .date($0.timeIntervalSinceReferenceDate) }
    unit = ticks.unit
  }

  private static func dates(_ range: ClosedRange<Double>) -> ClosedRange<Date> {
    Date(
      timeIntervalSinceReferenceDate: range.lowerBound
    )...Date(
      timeIntervalSinceReferenceDate: range.upperBound
    )
  }
}
