/// The data of a chart for audio graphs: Apple's `AXChartDescriptor`.
///
/// Values lie on their axes: numbers within the range of a numeric axis, names among the categories
/// of a categorical one. The spoken form of an axis's values (`valueDescriptionProvider`) is a
/// closure and not part of it; points may have separate labels.
public struct AccessibilityChartDescriptor: Sendable, Hashable {
  /// The direction in which the chart is read.
  public enum ContentDirection: String, Sendable, Hashable, CaseIterable {
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
    case radialClockwise
    case radialCounterClockwise
  }

  /// A series of data points.
  public struct Series: Sendable, Hashable {
    /// The name of the series.
    public var name: String
    /// Whether the points are connected: true for lines, false for bars.
    public var isContinuous: Bool
    /// The points in their order.
    public var dataPoints: [DataPoint]

    /// Creates a series.
    public init(name: String, isContinuous: Bool, dataPoints: [DataPoint]) {
      self.name = name
      self.isContinuous = isContinuous
      self.dataPoints = dataPoints
    }
  }

  /// A point of a series.
  public struct DataPoint: Sendable, Hashable {
    /// The value on the x axis.
    public var x: AccessibilityChartValue
    /// The value on the y axis; nil for missing data.
    public var y: Double?
    /// The values on the additional axes, in their order.
    public var additionalValues: [AccessibilityChartValue]
    /// The label of the point.
    public var label: String?

    /// Creates a point.
    public init(
      x: AccessibilityChartValue,
      y: Double? = nil,
      additionalValues: [AccessibilityChartValue] = [],
      label: String? = nil
    ) {
      self.x = x
      self.y = y
      self.additionalValues = additionalValues
      self.label = label
    }
  }

  /// The title of the chart.
  public var title: String?
  /// A summary of the data.
  public var summary: String?
  /// The direction in which the chart is read; nil for that of the screen.
  public var contentDirection: ContentDirection?
  /// The axis of the independent values.
  public var xAxis: AccessibilityChartAxis
  /// The numeric axis of the dependent values; nil for data of one dimension.
  public var yAxis: AccessibilityChartAxis?
  /// Further axes, such as the size or colour of a point.
  public var additionalAxes: [AccessibilityChartAxis]
  /// The data.
  public var series: [Series]

  /// Creates a descriptor.
  public init(
    title: String? = nil,
    summary: String? = nil,
    contentDirection: ContentDirection? = nil,
    xAxis: AccessibilityChartAxis,
    yAxis: AccessibilityChartAxis? = nil,
    additionalAxes: [AccessibilityChartAxis] = [],
    series: [Series]
  ) {
    self.title = title
    self.summary = summary
    self.contentDirection = contentDirection
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}
