import SwiftUI

extension ChartContent {
  /// Offsets marks, in points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Offsets marks, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offsets(x, x, y, y)
  }

  /// Offsets marks, in points, with separate vertical offsets of start and end.
  public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  { offsets(x, x, yStart, yEnd) }

  /// Offsets marks, in points, with separate horizontal offsets of start and end.
  public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  { offsets(xStart, xEnd, y, y) }

  /// Moves each edge of marks by a separate distance, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0,
    xEnd: CGFloat = 0,
    yStart: CGFloat = 0,
    yEnd: CGFloat = 0
  ) -> some ChartContent { offsets(xStart, xEnd, yStart, yEnd) }

  private nonisolated func offsets(
    _ xStart: CGFloat,
    _ xEnd: CGFloat,
    _ yStart: CGFloat,
    _ yEnd: CGFloat
  ) -> _ModifiedChartContent<Self> {
    traits {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }

  /// Positions marks of the same value side by side, by another value (C1.7).
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    traits { $0.position = MarkPosition(value: value.data, axis: axis, span: span) }
  }
}
