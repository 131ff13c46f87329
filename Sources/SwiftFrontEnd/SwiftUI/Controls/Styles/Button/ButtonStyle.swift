/// How buttons look; what taps do is the framework's (V8.4).
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = ButtonStyleConfiguration

  /// What the style makes of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// How buttons inside look.
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
