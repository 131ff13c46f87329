/// Items of a Mac's menus; inert.
public struct CommandGroup<Content: View> {
  /// Creates items behind a group.
  public nonisolated init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Creates items before a group.
  public nonisolated init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Creates items in place of a group.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}
}

extension CommandGroup: _PrimitiveCommands {}
