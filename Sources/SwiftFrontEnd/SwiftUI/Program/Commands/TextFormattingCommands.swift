/// The items for text formatting; inert.
public struct TextFormattingCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension TextFormattingCommands: _PrimitiveCommands {}
