/// Items of a Mac's menus at a place; inert.
public struct CommandGroup<Content: View> {
  /// Creates items behind a place.
  public nonisolated init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Creates items before a place.
  public nonisolated init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Creates items in place of others.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}
}

extension CommandGroup: _PrimitiveCommands {}
