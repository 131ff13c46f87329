import SwiftUI

/// A point.
public struct PointMark {
  let mark: Mark

  /// Creates a point at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .point, x: .value(x.data), y: .value(y.data))
  }

  /// Creates a point at a value, at a distance from the plot's top in points.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    y: CGFloat? = nil
  ) {
    mark = Mark(kind: .point, x: .value(x.data), y: .points(y, y))
  }

  /// Creates a point at a value, at a distance from the plot's edge in points.
  public init<Y: Plottable>(
    x: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .point, x: .points(x, x), y: .value(y.data))
  }
}

extension PointMark: _PrimitiveChartContent {
  /// Adds the mark.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    marks.add(mark, traits)
  }
}
