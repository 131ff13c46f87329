/// The appearance of group boxes (V8.5).
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of group boxes inside.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.groupBoxStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, GroupBoxStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of boxes around views, the outermost first.
  var groupBoxStyles: [StyleChoice<String, GroupBoxStyleConfiguration>] {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}
