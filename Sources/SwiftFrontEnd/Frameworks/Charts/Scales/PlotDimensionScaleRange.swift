import SwiftUI

/// The range of an axis that a scale's values map to.
public protocol PositionScaleRange {
  /// The distances from the plot's edges, in points.
  var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The whole plot, but for distances from its edges.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The distances from the plot's edges, in points.
  public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (0, 0))
  }

  /// The plot without a distance from both edges, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (padding, padding))
  }

  /// The plot without distances from its edges, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  { PlotDimensionScaleRange(_padding: (startPadding, endPadding)) }
}
