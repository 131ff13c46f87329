/// The appearance of buttons; taps stay with the button (V8.4).
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the styled button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of buttons inside.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier { environment in
        environment.buttonStyles.append(
          .custom { StyleBody(style, $0) { $0.makeBody(configuration: $1) } }
        )
      }
    )
  }
}
