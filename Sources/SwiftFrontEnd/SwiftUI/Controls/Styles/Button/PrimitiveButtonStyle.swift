internal import LayoutCore

/// How buttons look, and what makes them act: nothing else than the style (V8.4).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What the style makes of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// How buttons inside look.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(primitive: style))
  }
}

extension _ControlStyleModifier {
  nonisolated init<Style: PrimitiveButtonStyle>(primitive style: Style) {
    guard let engine = (style as? any EngineStyle)?.engine.base as? ControlStyles.Button else {
      self.init { environment in
        environment.buttonStyles.append(
          .primitive { StyleBody(style, $0) { $0.makeBody(configuration: $1) } }
        )
      }
      return
    }
    self.init {
      $0.buttonStyles.append(.engine(engine))
    } look: {
      $0.button = engine
    }
  }
}
