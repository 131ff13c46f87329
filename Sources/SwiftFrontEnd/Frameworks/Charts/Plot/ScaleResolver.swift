import SwiftUI

/// Resolves the scales of a plot from the values of its marks (C1.1, C1.2).
struct ScaleResolver {
  let marks: [Mark]
  let placed: [PlacedMark]

  /// The scale of one dimension.
  ///
  /// - Parameter length: The length of the plot's edge, in points.
  func scale(
    _ settings: ScaleSettings,
    _ axis: AxisSettings,
    isHorizontal: Bool,
    length: CGFloat
  ) -> PositionScale {
    let found = values(isHorizontal: isHorizontal)
    let transform = settings.type?.transform ?? .linear
    let padding = settings.range ?? (0, 0)
    var includesZero: Bool?
    var isReversed = false
    var all = found.values
    switch settings.domain {
    case .range(let low, let high):
      guard let low = low.number, let high = high.number, low <= high else { break }
      let range = low...high
      let isDate: Bool = if case .date = settings.domain?.first { true } else { false }
      return PositionScale(
        isDate ? .dates(range) : .numbers(range),
        transform: transform,
        padding: padding
      )
    case .values(let values):
      let names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
      if !names.isEmpty || settings.type?.isCategory == true {
        return PositionScale(.categories(names), padding: padding)
      }
      if let low = values.compactMap(\.number).min(), let high = values.compactMap(\.number).max() {
        let isDate = if case .date? = values.first { true } else { false }
        return PositionScale(
          isDate ? .dates(low...high) : .numbers(low...high),
          transform: transform,
          isReversed: (values.first?.number ?? 0) > (values.last?.number ?? 0),
          padding: padding
        )
      }
    case .automatic(let zero, let reversed, let more):
      (includesZero, isReversed) = (zero, reversed)
      all += more
    case nil: break
    }
    if let names = names(all, settings) {
      return PositionScale(.categories(names), isReversed: isReversed, padding: padding)
    }
    let isDate = found.isDate
    let range = rounded(
      range(all, isDate: isDate, transform, includesZero),
      axis,
      isDate: isDate,
      transform,
      AxisTicks.count(length, isHorizontal: isHorizontal)
    )
    return PositionScale(
      isDate ? .dates(range) : .numbers(range),
      transform: transform,
      isReversed: isReversed,
      padding: padding
    )
  }

  private struct Found {
    var values: [_ScaleValue] = []
    var isDate = false
  }

  private func values(isHorizontal: Bool) -> Found {
    var found = Found()
    for item in placed {
      let mark = marks[item.index]
      if mark.kind == .sector { continue }
      found.values += (isHorizontal ? item.x : item.y).values
      let extent = isHorizontal ? mark.x : mark.y
      if case .date? = extent.data?.value { found.isDate = true }
    }
    for mark in marks {
      guard let function = mark.function else { continue }
      found.values += function.values(isHorizontal: isHorizontal)
    }
    return found
  }

  /// The names in the order in which they appear; nil if there are none.
  private func names(_ values: [_ScaleValue], _ settings: ScaleSettings) -> [String]? {
    var names: [String] = []
    var known: Set<String> = []
    for case .category(let name) in values where known.insert(name).inserted {
      names.append(name)
    }
    return names.isEmpty ? nil : names
  }

  private func range(
    _ values: [_ScaleValue],
    isDate: Bool,
    _ transform: ScaleType.Transform,
    _ includesZero: Bool?
  ) -> ClosedRange<Double> {
    var numbers = values.compactMap(\.number).filter(\.isFinite)
    if transform == .log { numbers.removeAll { $0 <= 0 } }
    guard var low = numbers.min(), var high = numbers.max() else { return 0...1 }
    if !isDate, transform != .log, includesZero ?? true {
      low = min(low, 0)
      high = max(high, 0)
    }
    return low...high
  }

  /// The range to where the axis' marks around it are.
  private func rounded(
    _ range: ClosedRange<Double>,
    _ axis: AxisSettings,
    isDate: Bool,
    _ transform: ScaleType.Transform,
    _ count: Int
  ) -> ClosedRange<Double> {
    guard axis.isVisible else { return range }
    var (low, high) = (range.lowerBound, range.upperBound)
    for marks in axis.marks ?? [AxisModel.usual] {
      if case .values(let chosen) = marks.values.kind {
        let numbers = chosen.compactMap(\.number).filter(\.isFinite)
        low = min(low, numbers.min() ?? low)
        high = max(high, numbers.max() ?? high)
        continue
      }
      let below = marks.values.roundLower ?? !isDate
      let above = marks.values.roundUpper ?? !isDate
      let ticks = AxisTicks(
        marks.values,
        range,
        isDate: isDate,
        transform: transform,
        count: count,
        below: below,
        above: above
      )
      if below, let first = ticks.values.first?.number { low = min(low, first) }
      if above, let last = ticks.values.last?.number { high = max(high, last) }
    }
    return low...high
  }
}

extension _ScaleDomainValue {
  /// The first value.
  fileprivate var first: _ScaleValue? {
    switch self {
    case .range(let low, _): low
    case .values(let values), .automatic(_, _, let values): values.first
    }
  }
}
