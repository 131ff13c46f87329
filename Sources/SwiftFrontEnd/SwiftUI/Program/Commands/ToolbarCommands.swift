/// The items for toolbars; inert.
public struct ToolbarCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension ToolbarCommands: _PrimitiveCommands {}
