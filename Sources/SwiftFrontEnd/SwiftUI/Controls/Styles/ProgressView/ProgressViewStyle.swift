/// The appearance of progress views (V8.5).
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of progress views inside.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.progressViewStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum ProgressViewStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, ProgressViewStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of views of progress, the outermost first.
  var progressViewStyles: [StyleChoice<String, ProgressViewStyleConfiguration>] {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}
