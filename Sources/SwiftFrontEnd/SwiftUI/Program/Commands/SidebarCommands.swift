/// The items for sidebars; inert.
public struct SidebarCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension SidebarCommands: _PrimitiveCommands {}
