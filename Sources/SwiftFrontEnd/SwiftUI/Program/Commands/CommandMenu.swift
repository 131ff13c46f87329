/// A menu of a Mac's menu bar; inert.
public struct CommandMenu<Content: View> {
  /// Creates a menu.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: _PrimitiveCommands {}
