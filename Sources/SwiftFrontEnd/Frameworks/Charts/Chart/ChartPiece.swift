import SwiftUI

/// The role of a chart's subview in the chart's layout.
struct ChartPiece: LayoutValueKey {
  enum Value {
    case plot
    /// A line across the plot, at a value of the scale along the bottom or the side.
    case grid(AxisPlace)
    /// A line outside of the plot, of a length.
    case tick(AxisPlace, AxisTick.Length.Kind)
    /// The words of a value.
    case label(AxisPlace, LabelPlace)
    case legend
    case title(isHorizontal: Bool)
    case none
  }

  nonisolated(unsafe) static let defaultValue = Value.none
}

/// The position of an item of an axis.
struct AxisPlace {
  let isHorizontal: Bool
  let side: AxisMarkPosition.Kind
  let value: _ScaleValue
  /// The value at which a centered mark ends; nil for the domain's end.
  let next: _ScaleValue?
  let isCentered: Bool
  let offset: CGSize
}

/// The position of a label relative to its value.
struct LabelPlace {
  enum Kind {
    /// Behind the line of the value, below the plot.
    case beside
    /// In the middle of the value or its band.
    case centered
    /// In the middle, but within the plot's width.
    case aligned
    /// Inside of the plot.
    case inset
  }

  let kind: Kind
  let anchor: UnitPoint?
  let horizontalSpacing: CGFloat
  let verticalSpacing: CGFloat
  /// Whether the label goes if it would cover the one before.
  let mayGo: Bool
}
