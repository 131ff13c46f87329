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

/// The properties of a button, for a style that triggers its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// The action of the button.
  let action: @MainActor () -> Void
  /// Records that the style's body has a button in it.
  let use: ButtonUse

  /// Runs the button's action.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: _StyleConfigurationView {}

/// Records whether a style has created a button from its configuration.
final class ButtonUse {
  var isButton = false
}
