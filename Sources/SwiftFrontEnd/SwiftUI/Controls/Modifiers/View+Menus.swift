/// The behaviour of a menu once an item is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// As the platform does it.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

/// The behaviour of a button while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// As the platform does it.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// A drag that hovers over the button presses it.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// A drag that hovers over the button does not press it.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Says whether menus close once an item is chosen.
  ///
  /// Inert: they close.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// Says how much badges catch the eye.
  ///
  /// Inert: all look alike.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Says whether what is dragged onto the view presses it.
  ///
  /// Inert: it does not.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Says whether the rows that the view is can be selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledTrait.self, isDisabled)
  }

  /// Lets the reader search in a text that can be edited.
  ///
  /// Inert: there is no find navigator.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// The image of dialogs.
  ///
  /// Inert: dialogs have none.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// Says that the content may be older than it should be.
  ///
  /// Inert: it is always new.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Puts buttons into the header of a section.
  ///
  /// Inert: headers of phones have none.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Rows with two backgrounds by turns.
  ///
  /// Inert: it has a say in no layout.
  public nonisolated func alternatingRowBackgrounds() -> some View { self }
}
