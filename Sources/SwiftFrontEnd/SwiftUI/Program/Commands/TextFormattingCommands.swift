/// Items of a Mac's menus for the look of text; inert.
public struct TextFormattingCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension TextFormattingCommands: _PrimitiveCommands {}
