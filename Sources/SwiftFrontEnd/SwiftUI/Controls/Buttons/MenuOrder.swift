/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// The platform's default.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the menu's label.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Inert: the order depends on the direction that menus open in; here they open downwards, where
  /// all orders are the same.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Inert: menus show no indicator here.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
