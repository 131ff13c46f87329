/// How editors of text look (V8.5).
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// What the style makes of one.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = TextEditorStyleConfiguration

  /// What the style makes of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// How editors of text inside look.
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
