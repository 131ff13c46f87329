/// The items for devices; inert.
public struct ImportFromDevicesCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension ImportFromDevicesCommands: _PrimitiveCommands {}
