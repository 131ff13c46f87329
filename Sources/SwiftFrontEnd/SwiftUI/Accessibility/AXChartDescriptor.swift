internal import AccessibilityCore

/// Describes a chart for assistive technology and audio graphs.
public final class AXChartDescriptor: @unchecked Sendable {
  /// The direction in which a chart is read.
  public enum ContentDirection: Int, Sendable {
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
    case radialClockwise
    case radialCounterClockwise
  }

  // Descriptors are used on the main actor, with their views.
  /// The title of the chart.
  public var title: String?
  /// The title of the chart, with attributes.
  public var attributedTitle: NSAttributedString?
  /// A summary of the key points of the data.
  public var summary: String?
  /// The direction in which a chart is read.
  public var contentDirection = ContentDirection.leftToRight
  /// The frame of the chart's content, in points.
  public var contentFrame = CGRect.zero
  /// The axis of the independent values.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the dependent values; nil for data of one dimension.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  /// The data.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a descriptor.
  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// Creates a descriptor.
  public convenience init(
    attributedTitle: NSAttributedString?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string,
      summary: summary,
      xAxis: xAxis,
      yAxis: yAxis,
      additionalAxes: additionalAxes,
      series: series
    )
    self.attributedTitle = attributedTitle
  }

  /// The descriptor for the accessibility tree.
  var engine: AccessibilityChartDescriptor {
    AccessibilityChartDescriptor(
      title: title,
      summary: summary,
      contentDirection: contentDirection.engine,
      xAxis: xAxis.engineAxis,
      yAxis: yAxis?.engineAxis,
      additionalAxes: (additionalAxes ?? []).map(\.engineAxis),
      series: series.map(\.engine)
    )
  }
}

extension AXChartDescriptor.ContentDirection {
  /// Nil for the default direction.
  fileprivate var engine: AccessibilityChartDescriptor.ContentDirection? {
    switch self {
    case .leftToRight: nil
    case .rightToLeft: .rightToLeft
    case .topToBottom: .topToBottom
    case .bottomToTop: .bottomToTop
    case .radialClockwise: .radialClockwise
    case .radialCounterClockwise: .radialCounterClockwise
    }
  }
}

/// A type that describes a chart for assistive technology.
public protocol AXChartDescriptorRepresentable {
  /// Returns the description of the chart.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Updates the description when the view changes.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An object with a chart description.
public protocol AXChart: AnyObject {
  /// The description.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

extension View {
  /// Describes the view as a chart.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    accessibilityProperty("accessibilityChartDescriptor") { properties, _ in
      let descriptor = representable.makeChartDescriptor()
      representable.updateChartDescriptor(descriptor)
      properties.chart = descriptor.engine
    }
  }
}
