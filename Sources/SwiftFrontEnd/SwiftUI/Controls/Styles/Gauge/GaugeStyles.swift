/// The platform's own gauges.
public struct DefaultGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's own gauges.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills up.
public struct LinearCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "linearCapacity" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar with a marker; laid out like a filling bar.
public struct AccessoryLinearGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "accessoryLinear" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker; laid out like a filling bar.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills up; laid out like a filling bar.
public struct AccessoryLinearCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "accessoryLinearCapacity" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills up; laid out like a filling bar.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
