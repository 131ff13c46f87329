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
