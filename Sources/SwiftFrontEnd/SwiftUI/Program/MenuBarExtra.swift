/// An item of a Mac's menu bar: it does not open.
public struct MenuBarExtra<Label: View, Content: View> {
  /// Creates an item.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == DefaultTabLabel {
  /// Creates an item with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra: _PrimitiveScene {}
