internal import LayoutCore

/// The appearance of labels (V8.5).
@MainActor @preconcurrency
public protocol LabelStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of labels inside.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.labelStyles, look: \.label) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum LabelStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<ControlStyles.Label, LabelStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of labels, the outermost first.
  var labelStyles: [StyleChoice<ControlStyles.Label, LabelStyleConfiguration>] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}
