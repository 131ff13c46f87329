/// A menu that a long press opens.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// Creates a menu.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) {
    self.menuItems = menuItems()
  }
}
