import SwiftUI

/// A point of the edge of an area.
public struct AreaMark {
  let mark: Mark

  /// A point of an area from zero on.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: .value(x.data), y: .value(y.data), stacking: stacking)
  }

  /// A point of a series' area from zero on.
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

  /// A piece of an area across.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .value(x.data), y: .range(yStart.data, yEnd.data))
  }

  /// A piece of a series' area across.
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

  /// A piece of an area along.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .range(xStart.data, xEnd.data), y: .value(y.data))
  }

  /// A piece of a series' area along.
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
