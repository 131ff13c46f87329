/// The platform's own groups.
public struct AutomaticControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's own groups.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls that lead elsewhere; laid out as the platform's own groups.
public struct NavigationControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "navigation" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls that lead elsewhere; laid out as the platform's own groups.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A menu of the controls.
public struct MenuControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "menu" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Rows of menus; laid out as the platform's own groups.
public struct CompactMenuControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "compactMenu" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Rows of menus; laid out as the platform's own groups.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Small pictures side by side; laid out as the platform's own groups.
public struct PaletteControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "palette" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Small pictures side by side; laid out as the platform's own groups.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
