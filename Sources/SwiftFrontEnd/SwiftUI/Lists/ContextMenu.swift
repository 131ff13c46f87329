/// A menu that a long press opens.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// Creates a menu.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) {
    self.menuItems = menuItems()
  }
}

extension View {
  /// Adds a context menu, opened by a long press; assistive technology lists its items as actions.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(_ActionsModifier("contextMenu", menuItems()))
  }

  /// Adds a context menu with a custom preview, opened by a long press.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(_ActionsModifier("contextMenu", menuItems()))
  }

  /// Adds a context menu, or none for nil.
  @available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(_ActionsModifier("contextMenu", contextMenu?.menuItems))
  }

  /// Inert: a list's selection has no menu here.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { inert() }
}
