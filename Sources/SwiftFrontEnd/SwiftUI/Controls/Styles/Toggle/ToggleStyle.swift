internal import LayoutCore

/// The appearance of toggles (V8.5).
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of toggles inside.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.toggleStyles, look: \.toggle) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum ToggleStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<ControlStyles.Toggle, ToggleStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of toggles, the outermost first.
  var toggleStyles: [StyleChoice<ControlStyles.Toggle, ToggleStyleConfiguration>] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}
