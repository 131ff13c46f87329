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

/// Bars that fill.
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
  /// Bars that fill.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// Bars with a mark; laid out as bars that fill.
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
  /// Bars with a mark; laid out as bars that fill.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// Small bars that fill; laid out as bars that fill.
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
  /// Small bars that fill; laid out as bars that fill.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
