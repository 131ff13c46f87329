internal import LayoutCore

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

/// The properties of a button, for a style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// `true` while the button is pressed.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: _StyleConfigurationView {}

/// A style of buttons.
enum ButtonStyleChoice {
  case engine(ControlStyles.Button)
  case custom((ButtonStyleConfiguration) -> StyleBody)
  case primitive((PrimitiveButtonStyleConfiguration) -> StyleBody)

  /// The built-in style to draw the button in.
  var engine: ControlStyles.Button {
    switch self {
    case .engine(let engine): engine
    case .custom, .primitive: .plain
    }
  }
}

private enum ButtonStylesKey: EnvironmentKey {
  static var defaultValue: [ButtonStyleChoice] { [] }
}

extension EnvironmentValues {
  /// The styles of buttons, the outermost first.
  var buttonStyles: [ButtonStyleChoice] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

/// The platform's own buttons.
public struct DefaultButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.automatic }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's own buttons.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button that looks like its label.
public struct PlainButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.plain }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A card on a television; here it looks like its label.
public struct CardButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CardButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.plain }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A card on a television.
  public static var card: CardButtonStyle { CardButtonStyle() }
}

/// No border.
public struct BorderlessButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.borderless }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A border.
public struct BorderedButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.bordered }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A prominent border.
public struct BorderedProminentButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.borderedProminent }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent border.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The look of a link.
public struct LinkButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.borderless }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Glass; laid out like the bordered style.
public struct GlassButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GlassButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.bordered }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass; laid out like the bordered style.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Prominent glass; laid out like the bordered style.
public struct GlassProminentButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.borderedProminent }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Prominent glass; laid out like the bordered style.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
