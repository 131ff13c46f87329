/// Describes a chart to those who hear it.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings the description up to date when the view is another one.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// Something that has a description as a chart.
public protocol AXChart: AnyObject {
  /// The description.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

extension View {
  /// A description of the view as a chart.
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
