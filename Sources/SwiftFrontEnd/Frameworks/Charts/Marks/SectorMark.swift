import SwiftUI

/// A sector of a circle.
public struct SectorMark {
  let mark: Mark

  /// Creates a sector in proportion to its value's share of all.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .sector,
      x: .value(angle.data),
      stacking: .normalized,
      sector: SectorShape(
        innerRadius: innerRadius,
        outerRadius: outerRadius,
        angularInset: angularInset ?? 0
      )
    )
  }

  /// Creates a sector from one value to another.
  public init<Angle: Plottable>(
    startAngle: PlottableValue<Angle>,
    endAngle: PlottableValue<Angle>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .sector,
      x: .range(startAngle.data, endAngle.data),
      sector: SectorShape(
        innerRadius: innerRadius,
        outerRadius: outerRadius,
        angularInset: angularInset ?? 0
      )
    )
  }
}

extension SectorMark: _PrimitiveChartContent {
  /// Adds the mark.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    marks.add(mark, traits)
  }
}
