/// In which order a menu shows what it offers.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first one nearest to what opened the menu.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Inert: in which order menus show what they offer depends on where they open; here they open
  /// downwards, where all orders are one.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Inert: menus show no arrows here.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
