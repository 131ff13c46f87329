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

/// Menus that open from buttons.
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
  /// Menus that open from buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// Menus that open from buttons without borders.
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
  /// Menus that open from buttons without borders.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// Menus that open from buttons.
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
  /// Menus that open from buttons.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
