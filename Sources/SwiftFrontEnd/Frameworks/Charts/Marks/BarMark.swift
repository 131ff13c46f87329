import SwiftUI

/// A bar.
public struct BarMark {
  let mark: Mark

  /// Creates a bar from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar,
      x: .value(x.data),
      y: .value(y.data),
      width: width,
      height: height,
      stacking: stacking
    )
  }

  /// Creates a bar from one value to another, at a value along the bottom.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: .value(x.data), y: .range(yStart.data, yEnd.data), width: width)
  }

  /// Creates a bar from one value to another, at a value along the side.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: .range(xStart.data, xEnd.data), y: .value(y.data), height: height)
  }

  /// Creates a bar of a length, between distances from the plot's edges in points.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar,
      x: .value(x.data),
      y: .points(yStart, yEnd),
      width: width,
      stacking: stacking
    )
  }

  /// Creates a bar of a height, between distances from the plot's edges in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar,
      x: .points(xStart, xEnd),
      y: .value(y.data),
      height: height,
      stacking: stacking
    )
  }

  /// Creates a bar between values along the bottom and distances from the plot's edges in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .bar, x: .range(xStart.data, xEnd.data), y: .points(yStart, yEnd))
  }

  /// Creates a bar between values along the side and distances from the plot's edges in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .bar, x: .points(xStart, xEnd), y: .range(yStart.data, yEnd.data))
  }
}

extension BarMark: _PrimitiveChartContent {
  /// Adds the mark.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    marks.add(mark, traits)
  }
}
