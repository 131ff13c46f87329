import SwiftUI

/// The role of a chart's subview in the chart's layout.
struct ChartPiece: LayoutValueKey {
  enum Value {
    case plot
    /// A line across the plot, at a value of the scale along the bottom or the side.
    case grid(AxisPlace)
    /// A line outside of the plot, of a length.
    case tick(AxisPlace, AxisTick.Length.Kind)
    /// The label of a value.
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
    /// Beside the line of the value, below the plot.
    case beside
    /// Centred on the value or its band.
    case centered
    /// Centred, but within the plot's width.
    case aligned
    /// Inside the plot.
    case inset
  }

  let kind: Kind
  let anchor: UnitPoint?
  let horizontalSpacing: CGFloat
  let verticalSpacing: CGFloat
  /// `true` if the label is hidden when it overlaps an earlier one.
  let mayGo: Bool
}
