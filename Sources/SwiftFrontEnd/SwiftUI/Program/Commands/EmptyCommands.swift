/// No items.
public struct EmptyCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension EmptyCommands: _PrimitiveCommands {}
