/// An axis of a chart: Apple's `AXNumericDataAxisDescriptor` and `AXCategoricalDataAxisDescriptor`.
public struct AccessibilityChartAxis: Sendable, Hashable {
  /// How numbers are spread along an axis.
  public enum ScaleType: String, Sendable, Hashable, CaseIterable {
    case linear
    case log10
    /// The natural logarithm.
    case ln
  }

  /// What lies on an axis.
  public enum Scale: Sendable, Hashable {
    /// Numbers of a range, with lines of a grid at some of them.
    case numeric(ClosedRange<Double>, gridlinePositions: [Double], ScaleType)
    /// Names in the order in which they lie on the axis.
    case categorical([String])
  }

  /// What the axis measures.
  public var title: String
  /// What lies on it.
  public var scale: Scale

  /// Creates an axis.
  public init(title: String, scale: Scale) {
    self.title = title
    self.scale = scale
  }
}
