/// The appearance of date pickers (V8.5).
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of date pickers inside.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.datePickerStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum DatePickerStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, DatePickerStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of pickers of dates, the outermost first.
  var datePickerStyles: [StyleChoice<String, DatePickerStyleConfiguration>] {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }
}
