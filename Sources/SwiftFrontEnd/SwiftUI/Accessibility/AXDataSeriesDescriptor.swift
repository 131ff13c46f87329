internal import AccessibilityCore

/// A line of data points of a chart.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// The name of the series, with attributes.
  public var attributedName: NSAttributedString
  /// Whether there is something between the points.
  public var isContinuous: Bool
  /// The points in their order.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// Creates a series.
  public convenience init(
    attributedName: NSAttributedString,
    isContinuous: Bool,
    dataPoints: [AXDataPoint]
  ) {
    self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    self.attributedName = attributedName
  }

  var engine: AccessibilityChartDescriptor.Series {
    AccessibilityChartDescriptor.Series(
      name: name ?? "",
      isContinuous: isContinuous,
      dataPoints: dataPoints.map(\.engine)
    )
  }
}

/// A point of a chart.
public final class AXDataPoint {
  /// The value on the x axis.
  public var xValue: AXDataPointValue
  /// The value on the y axis; nil where data is missing.
  public var yValue: AXDataPointValue?
  /// The values on further axes, in their order.
  public var additionalValues: [AXDataPointValue]
  /// The label of the point.
  public var label: String?

  private init(
    _ x: AXDataPointValue,
    _ y: Double?,
    _ additionalValues: [AXDataPointValue],
    _ label: String?
  ) {
    xValue = x
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates a point on a numeric axis.
  public convenience init(
    x: Double,
    y: Double? = nil,
    additionalValues: [AXDataPointValue] = [],
    label: String? = nil
  ) {
    self.init(.number(x), y, additionalValues, label)
  }

  /// Creates a point on an axis of categories.
  public convenience init(
    x: String,
    y: Double? = nil,
    additionalValues: [AXDataPointValue] = [],
    label: String? = nil
  ) {
    self.init(.category(x), y, additionalValues, label)
  }

  var engine: AccessibilityChartDescriptor.DataPoint {
    AccessibilityChartDescriptor.DataPoint(
      x: xValue.engine,
      y: yValue?.number,
      additionalValues: additionalValues.map(\.engine),
      label: label
    )
  }
}

/// A value of a chart.
public final class AXDataPointValue {
  /// The number; 0 for a name.
  public var number: Double
  /// The name; nil for a number.
  public var category: String?

  private init(_ number: Double, _ category: String?) {
    self.number = number
    self.category = category
  }

  /// A number.
  public static func number(_ value: Double) -> AXDataPointValue { AXDataPointValue(value, nil) }

  /// A name.
  public static func category(_ value: String) -> AXDataPointValue { AXDataPointValue(0, value) }

  var engine: AccessibilityChartValue { category.map { .category($0) } ?? .number(number) }
}
