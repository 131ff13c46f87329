/// The appearance of menus (V8.5).
@MainActor @preconcurrency
public protocol MenuStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of menus inside.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.menuStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum MenuStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, MenuStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of menus, the outermost first.
  var menuStyles: [StyleChoice<String, MenuStyleConfiguration>] {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}
