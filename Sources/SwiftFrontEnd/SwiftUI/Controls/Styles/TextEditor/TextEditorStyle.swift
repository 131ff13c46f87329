/// The appearance of text editors (V8.5).
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of text editors inside.
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.textEditorStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum TextEditorStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, TextEditorStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of editors of text, the outermost first.
  var textEditorStyles: [StyleChoice<String, TextEditorStyleConfiguration>] {
    get { self[TextEditorStylesKey.self] }
    set { self[TextEditorStylesKey.self] = newValue }
  }
}
