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
