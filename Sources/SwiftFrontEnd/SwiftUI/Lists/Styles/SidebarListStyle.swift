public import LayoutCore

/// The list of a sidebar.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .sidebar }
}

extension ListStyle where Self == SidebarListStyle {
  /// The list of a sidebar.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}
