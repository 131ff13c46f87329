import SwiftUI

/// A rectangle.
public struct RectangleMark {
  let mark: Mark

  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle,
      x: .range(xStart.data, xEnd.data),
      y: .range(yStart.data, yEnd.data)
    )
  }

  /// Creates a rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle,
      x: .value(x.data),
      y: .value(y.data),
      width: width,
      height: height
    )
  }

  /// Creates a rectangle around a value along the bottom.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle,
      x: .value(x.data),
      y: .range(yStart.data, yEnd.data),
      width: width
    )
  }

  /// Creates a rectangle around a value along the side.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle,
      x: .range(xStart.data, xEnd.data),
      y: .value(y.data),
      height: height
    )
  }

  /// Creates a rectangle between values along the bottom and distances from the plot's edges in
  /// points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rectangle, x: .range(xStart.data, xEnd.data), y: .points(yStart, yEnd))
  }

  /// Creates a rectangle between values along the side and distances from the plot's edges in
  /// points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rectangle, x: .points(xStart, xEnd), y: .range(yStart.data, yEnd.data))
  }

  /// Creates a rectangle around a value along the bottom, between distances from the plot's edges
  /// in points.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .value(x.data), y: .points(yStart, yEnd), width: width)
  }

  /// Creates a rectangle around a value along the side, between distances from the plot's edges in
  /// points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .points(xStart, xEnd), y: .value(y.data), height: height)
  }
}

extension RectangleMark: _PrimitiveChartContent {
  /// Adds the mark.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    marks.add(mark, traits)
  }
}
