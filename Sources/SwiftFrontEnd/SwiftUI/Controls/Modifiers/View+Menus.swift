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

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The standard prominence.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

/// The behaviour of a button while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// The platform's default.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// A drag that hovers over the button presses it.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// A drag that hovers over the button does not press it.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Sets whether choosing an item dismisses menus.
  ///
  /// Inert: it dismisses them.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// Sets the prominence of badges.
  ///
  /// Inert: all badges look the same.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Sets whether a drag over the view presses it.
  ///
  /// Inert: it does not.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Disables the selection of the view's rows.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledTrait.self, isDisabled)
  }

  /// Presents a find navigator for an editable text.
  ///
  /// Inert: there is no find navigator.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Sets the icon of dialogs.
  ///
  /// Inert: dialogs have no icon.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// Marks content that may be out of date.
  ///
  /// Inert: it is always up to date.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Adds buttons to the header of a section.
  ///
  /// Inert: headers have no buttons on phones.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Alternates two backgrounds of rows.
  ///
  /// Inert: it does not affect layout.
  public nonisolated func alternatingRowBackgrounds() -> some View { self }
}
