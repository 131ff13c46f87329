/// The appearance of labeled content (V8.5).
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of labeled content inside.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style)
    -> some View
  {
    modifier(
      _ControlStyleModifier(style, \.labeledContentStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, LabeledContentStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of values with labels, the outermost first.
  var labeledContentStyles: [StyleChoice<String, LabeledContentStyleConfiguration>] {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}
