/// The appearance of control groups (V8.5).
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of control groups inside.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.controlGroupStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum ControlGroupStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, ControlGroupStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of groups of controls, the outermost first.
  var controlGroupStyles: [StyleChoice<String, ControlGroupStyleConfiguration>] {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}
