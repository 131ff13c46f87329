import SwiftUI

/// A point of the edge of an area.
public struct AreaMark {
  let mark: Mark

  /// Creates a point of an area from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: .value(x.data), y: .value(y.data), stacking: stacking)
  }

  /// Creates a point of a series' area from zero.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .area,
      x: .value(x.data),
      y: .value(y.data),
      stacking: stacking,
      series: series.data
    )
  }

  /// Creates a vertical extent of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .value(x.data), y: .range(yStart.data, yEnd.data))
  }

  /// Creates a vertical extent of a series' area.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area,
      x: .value(x.data),
      y: .range(yStart.data, yEnd.data),
      series: series.data
    )
  }

  /// Creates a horizontal extent of an area.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .range(xStart.data, xEnd.data), y: .value(y.data))
  }

  /// Creates a horizontal extent of a series' area.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area,
      x: .range(xStart.data, xEnd.data),
      y: .value(y.data),
      series: series.data
    )
  }
}

extension AreaMark: _PrimitiveChartContent {
  /// Adds the mark.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    marks.add(mark, traits)
  }
}
