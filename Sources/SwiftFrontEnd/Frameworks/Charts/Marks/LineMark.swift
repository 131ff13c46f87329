import SwiftUI

/// A point of a line.
public struct LineMark {
  let mark: Mark

  /// Creates a point of the line through all marks of the same style.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .line, x: .value(x.data), y: .value(y.data))
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(kind: .line, x: .value(x.data), y: .value(y.data), series: series.data)
  }
}

extension LineMark: _PrimitiveChartContent {
  /// Adds the mark.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    marks.add(mark, traits)
  }
}
