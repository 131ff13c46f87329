/// The items for inspectors; inert.
public struct InspectorCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension InspectorCommands: _PrimitiveCommands {}
