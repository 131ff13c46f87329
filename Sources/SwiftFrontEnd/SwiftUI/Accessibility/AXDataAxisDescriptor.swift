internal import AccessibilityCore

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
  /// The title of the axis, with attributes.
  var attributedTitle: NSAttributedString { get set }
}

extension AXDataAxisDescriptor {
  /// The descriptor for the accessibility tree.
  var engineAxis: AccessibilityChartAxis {
    if let numeric = self as? AXNumericDataAxisDescriptor { return numeric.engine }
    if let categorical = self as? AXCategoricalDataAxisDescriptor { return categorical.engine }
    return AccessibilityChartAxis(title: title, scale: .categorical([]))
  }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The scale of a numeric axis.
  public enum ScaleType: Int, Sendable {
    case linear
    case log10
    case ln
  }

  /// The axis' name, spoken before its values.
  public var title: String
  /// The title; its attributes are not spoken.
  public var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// The scale of the axis.
  public var scaleType = ScaleType.linear
  /// The least and the greatest number.
  public var range: ClosedRange<Double>
  /// The values at which the axis has grid lines.
  public var gridlinePositions: [Double]
  /// Returns the spoken description of a value.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// Creates an axis.
  public convenience init(
    attributedTitle: NSAttributedString,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: attributedTitle.string,
      range: range,
      gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider
    )
  }

  var engine: AccessibilityChartAxis {
    let scale: AccessibilityChartAxis.ScaleType =
      switch scaleType {
      case .linear: .linear
      case .log10: .log10
      case .ln: .ln
      }
    return AccessibilityChartAxis(
      title: title,
      scale: .numeric(range, gridlinePositions: gridlinePositions, scale)
    )
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The axis' name, spoken before its values.
  public var title: String
  /// The title; its attributes are not spoken.
  public var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// The names in their order.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }

  /// Creates an axis.
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
  }

  var engine: AccessibilityChartAxis {
    AccessibilityChartAxis(title: title, scale: .categorical(categoryOrder))
  }
}
