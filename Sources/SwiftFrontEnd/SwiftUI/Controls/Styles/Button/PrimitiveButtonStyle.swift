internal import LayoutCore

/// The appearance and the interaction of buttons, which the style alone triggers (V8.4).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the styled button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style and interaction of buttons inside.
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
