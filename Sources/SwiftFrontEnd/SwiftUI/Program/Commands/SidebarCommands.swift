/// Items of a Mac's menus for sidebars; inert.
public struct SidebarCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension SidebarCommands: _PrimitiveCommands {}
