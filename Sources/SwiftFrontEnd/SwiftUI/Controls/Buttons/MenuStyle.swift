/// The appearance of menus (V8.5).
@MainActor @preconcurrency
public protocol MenuStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of menus inside.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.menuStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum MenuStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, MenuStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of menus, the outermost first.
  var menuStyles: [StyleChoice<String, MenuStyleConfiguration>] {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

/// The properties of a menu, for a style.
public struct MenuStyleConfiguration {
  /// The view that opens the menu.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The items of the menu.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The action of a tap, in place of opening the menu.
  let primaryAction: (@MainActor () -> Void)?
  /// The view that opens the menu.
  public let label: Label
  /// The items of the menu.
  public let content: Content
}

extension MenuStyleConfiguration.Label: _StyleConfigurationView {}

extension MenuStyleConfiguration.Content: _StyleConfigurationView {}

/// The platform's own menus.
public struct DefaultMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultMenuStyle: MenuStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's own menus.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu with a button as its label.
public struct ButtonMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ButtonMenuStyle: MenuStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "button" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu with a button as its label.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu with a borderless button as its label.
public struct BorderlessButtonMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "borderlessButton" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu with a borderless button as its label.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A menu with a bordered button as its label.
public struct BorderedButtonMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedButtonMenuStyle: MenuStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "borderedButton" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A menu with a bordered button as its label.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
