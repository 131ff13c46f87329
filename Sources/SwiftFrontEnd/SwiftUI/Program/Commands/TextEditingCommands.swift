/// Items of a Mac's menus for editing text; inert.
public struct TextEditingCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension TextEditingCommands: _PrimitiveCommands {}
