/// The items for text editing; inert.
public struct TextEditingCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension TextEditingCommands: _PrimitiveCommands {}
