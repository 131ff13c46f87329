/// Items of a Mac's menus for inspectors; inert.
public struct InspectorCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension InspectorCommands: _PrimitiveCommands {}
