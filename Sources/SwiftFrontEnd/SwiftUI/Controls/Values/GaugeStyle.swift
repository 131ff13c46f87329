/// The appearance of gauges (V8.5).
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of gauges inside.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.gaugeStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum GaugeStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, GaugeStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of gauges, the outermost first.
  var gaugeStyles: [StyleChoice<String, GaugeStyleConfiguration>] {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

/// The properties of a gauge, for a style.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the current value.
  public struct CurrentValueLabel {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the lower bound.
  public struct MinimumValueLabel {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the upper bound.
  public struct MaximumValueLabel {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The position of the value between the bounds, from 0 to 1.
  public let value: Double
  /// The label of the gauge.
  public let label: Label
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: _StyleConfigurationView {}

extension GaugeStyleConfiguration.CurrentValueLabel: _StyleConfigurationView {}

extension GaugeStyleConfiguration.MinimumValueLabel: _StyleConfigurationView {}

extension GaugeStyleConfiguration.MaximumValueLabel: _StyleConfigurationView {}

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

/// An open ring with a marker.
public struct AccessoryCircularGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills up.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A ring around the value, which is one element, as a bar is (M3.12).
private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  /// The size of the ring and the width of its stroke, in points.
  private static let (diameter, lineWidth): (CGFloat, CGFloat) = (58, 6)

  /// The fraction of the circle that the ring spans.
  private var length: Double { isOpen ? 0.75 : 1 }

  @Environment(\.tintGradient) private var gradient

  /// The tint; a gradient runs along the ring.
  private var style: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient,
        center: .center,
        startAngle: .zero,
        endAngle: .degrees(360 * length)
      )
    )
  }

  private func arc(from start: Double, to end: Double, width: CGFloat = lineWidth) -> some View {
    Circle()
      .inset(by: Self.lineWidth / 2)
      .trim(from: start * length, to: end * length)
      .stroke(style, style: StrokeStyle(lineWidth: width, lineCap: .round))
      // An open ring has its gap below; a closed one begins at the top.
      .rotationEffect(.degrees(isOpen ? 135 : -90))
  }

  /// A mark as long as it is wide; nothing is drawn of no length.
  private func mark(width: CGFloat) -> some View {
    let value = configuration.value
    return arc(from: max(value - 0.001, 0), to: min(value + 0.001, 1), width: width)
  }

  var body: some View {
    ZStack {
      ring
      if let current = configuration.currentValueLabel {
        current.font(.title3).lineLimit(1).minimumScaleFactor(0.5).padding(Self.lineWidth * 2)
      }
      if isOpen {
        bottom.font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .frame(width: Self.diameter, height: Self.diameter)
    .accessibilityRepresentation {
      Gauge(value: configuration.value) {
        configuration.label
      } currentValueLabel: {
        configuration.currentValueLabel
      }
    }
  }

  /// A pale ring with the filled part, or a marker; a gradient shows all its colours, and the
  /// marker stands in a gap.
  @ViewBuilder private var ring: some View {
    if !isOpen {
      arc(from: 0, to: 1).opacity(0.3)
      arc(from: 0, to: configuration.value)
    } else if gradient == nil {
      arc(from: 0, to: 1).opacity(0.3)
      mark(width: Self.lineWidth)
    } else {
      ZStack {
        arc(from: 0, to: 1)
        mark(width: 2 * Self.lineWidth).blendMode(.destinationOut)
        arc(from: 0, to: 1).mask { mark(width: Self.lineWidth) }
      }
      .compositingGroup()
    }
  }

  /// The bounds in the gap of an open ring, or else the label.
  @ViewBuilder private var bottom: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else {
      configuration.label
    }
  }
}
