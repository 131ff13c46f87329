/// Items of a Mac's menus for nothing; inert.
public struct EmptyCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension EmptyCommands: _PrimitiveCommands {}
