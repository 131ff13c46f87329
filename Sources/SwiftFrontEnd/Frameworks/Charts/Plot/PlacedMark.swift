import SwiftUI

/// A mark with its values resolved: stacked, and without those that are not on the scales.
struct PlacedMark {
  /// The position of a mark in one dimension.
  enum Place {
    /// All of the plot, or its middle.
    case none
    /// A single value.
    case at(_ScaleValue)
    /// The interval of a bin.
    case interval(Double, Double)
    /// A range of values.
    case range(_ScaleValue, _ScaleValue)
    /// Distances from the plot's edge, in points; nil for the edges.
    case points(CGFloat?, CGFloat?)

    init(_ extent: Mark.Extent) {
      self =
        switch extent {
        case .none: .none
        case .value(let data):
          data.interval.map { .interval($0.lowerBound, $0.upperBound) } ?? .at(data.value)
        case .range(let start, let end): .range(start.start, end.end)
        case .points(let start, let end): .points(start, end)
        }
    }

    /// Whether all values are ones that can be shown.
    var isFinite: Bool {
      switch self {
      case .none, .points: true
      case .at(let value): value.isFinite
      case .interval(let low, let high): low.isFinite && high.isFinite
      case .range(let start, let end): start.isFinite && end.isFinite
      }
    }

    /// The values at the ends.
    var values: [_ScaleValue] {
      switch self {
      case .none, .points: []
      case .at(let value): [value]
      case .interval(let low, let high): [.number(low), .number(high)]
      case .range(let start, let end): [start, end]
      }
    }
  }

  /// The number of the mark among the chart's.
  let index: Int
  var x: Place
  var y: Place
  /// Whether values go up rather than along.
  var isVertical: Bool
  /// Whether the mark's end is the end of its stack.
  var isOutermost = true
  /// The slot beside others of the same value, and the count of slots.
  var slot: (index: Int, count: Int)?
}

extension DataValue {
  /// The start of a range from the value: that of its interval if it has one.
  fileprivate var start: _ScaleValue { bound(interval?.lowerBound) }
  /// The end of a range to the value: that of its interval if it has one.
  fileprivate var end: _ScaleValue { bound(interval?.upperBound) }

  private func bound(_ number: Double?) -> _ScaleValue {
    guard let number else { return value }
    if case .date = value { return .date(number) }
    return .number(number)
  }
}

extension Mark {
  /// Whether the mark's values go up rather than along (C1.8).
  var isVertical: Bool {
    switch (x, y) {
    case (_, .range) where !x.isRange: return true
    case (.range, _): return false
    case (.value, .none), (.value, .points):
      // A bar of one number is horizontal, one of a category or date vertical.
      guard case .value(let data) = x else { return true }
      if case .number = data.value, data.interval == nil { return false }
      return true
    case (.none, .value), (.points, .value): return true
    case (.value(let along), .value(let up)):
      if case .category = up.value {
        guard case .category = along.value else { return false }
        return true
      }
      if case .category = along.value { return true }
      if up.interval != nil { return along.interval != nil }
      if along.interval != nil { return true }
      if case .date = up.value {
        guard case .date = along.value else { return false }
        return true
      }
      return true
    default: return true
    }
  }
}

extension Mark.Extent {
  var isRange: Bool { if case .range = self { true } else { false } }

  /// The value of one that has a single one.
  var data: DataValue? {
    switch self {
    case .value(let data): data
    case .range(_, let end): end
    case .none, .points: nil
    }
  }
}
