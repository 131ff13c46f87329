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
