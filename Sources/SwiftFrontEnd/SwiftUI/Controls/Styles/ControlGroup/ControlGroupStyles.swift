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

/// Navigation controls; laid out like the automatic style.
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
  /// Navigation controls; laid out like the automatic style.
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

/// Rows of a menu; laid out like the automatic style.
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
  /// Rows of a menu; laid out like the automatic style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Small images side by side; laid out like the automatic style.
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
  /// Small images side by side; laid out like the automatic style.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
