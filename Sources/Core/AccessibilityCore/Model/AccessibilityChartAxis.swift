/// An axis of a chart: Apple's `AXNumericDataAxisDescriptor` and `AXCategoricalDataAxisDescriptor`.
public struct AccessibilityChartAxis: Sendable, Hashable {
  /// The spacing of numbers along an axis.
  public enum ScaleType: String, Sendable, Hashable, CaseIterable {
    case linear
    case log10
    /// The natural logarithm.
    case ln
  }

  /// The numbers or categories of an axis.
  public enum Scale: Sendable, Hashable {
    /// A range of numbers, with grid lines at some of them.
    case numeric(ClosedRange<Double>, gridlinePositions: [Double], ScaleType)
    /// Categories in their order on the axis.
    case categorical([String])
  }

  /// The title of the axis.
  public var title: String
  /// The numbers or categories of the axis.
  public var scale: Scale

  /// Creates an axis.
  public init(title: String, scale: Scale) {
    self.title = title
    self.scale = scale
  }
}
