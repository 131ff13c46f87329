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

  /// Sets whether choosing an item dismisses menus.
  ///
  /// Inert: it dismisses them.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue: MenuOrder = .automatic
}

private enum MenuIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: Visibility = .automatic
}

extension EnvironmentValues {
  /// The order of menu items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// The visibility of the menu indicator.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
}

/// The behaviour of a menu once an item is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// The platform's default.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// Dismisses the menu.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// Keeps the menu open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
