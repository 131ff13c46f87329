import SwiftUI

/// A line across the plot, or a part of it.
public struct RuleMark {
  let mark: Mark

  /// Creates a line at a value along the bottom, between distances from the plot's edges in points.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rule, x: .value(x.data), y: .points(yStart, yEnd))
  }

  /// Creates a line at a value along the side, between distances from the plot's edges in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .points(xStart, xEnd), y: .value(y.data))
  }

  /// Creates a line from one value to another, at a value along the side.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .range(xStart.data, xEnd.data), y: .value(y.data))
  }

  /// Creates a line from one value to another, at a value along the bottom.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .value(x.data), y: .range(yStart.data, yEnd.data))
  }

  /// Creates a horizontal line, at a distance from the plot's top in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: CGFloat? = nil
  ) {
    mark = Mark(kind: .rule, x: .range(xStart.data, xEnd.data), y: .points(y, y))
  }

  /// Creates a vertical line, at a distance from the plot's edge in points.
  public init<Y: Plottable>(
    x: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .points(x, x), y: .range(yStart.data, yEnd.data))
  }
}

extension RuleMark: _PrimitiveChartContent {
  /// Adds the mark.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    marks.add(mark, traits)
  }
}
