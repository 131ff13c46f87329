internal import LayoutCore

/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  let engine: SearchField.Placement

  /// The system's default.
  public static let automatic = SearchFieldPlacement(engine: .automatic)
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement(engine: .toolbar)
  /// In the centre of a toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(engine: .toolbar)
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement(engine: .automatic)
  /// Below the title of a navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(engine: .navigationBarDrawer)

  /// Below the title of a navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// Whether the field stays when the content scrolls.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let isAlways: Bool
    /// The system's default.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always visible.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let rawValue: Int8
  /// The system's default.
  public static let automatic = SearchSuggestionsPlacement(rawValue: 0)
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(rawValue: 1)
  /// In the content.
  public static let content = SearchSuggestionsPlacement(rawValue: 2)

  /// A set of places.
  public struct Set: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an instance from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu.
    public static let menu = Set(rawValue: 1)
    /// The content.
    public static let content = Set(rawValue: 2)
  }
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey {
  static let defaultValue: SearchSuggestionsPlacement = .menu
}

extension EnvironmentValues {
  /// The placement of search suggestions.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }
}

/// The behavior of a search field in a toolbar while there is no search.
public struct SearchToolbarBehavior: Sendable {
  /// The system's default.
  public static let automatic = SearchToolbarBehavior()
  /// A button.
  public static let minimize = SearchToolbarBehavior()
}

/// The behavior of the navigation bar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = SearchPresentationToolbarBehavior(number: 0)
  /// The bar stays as it is.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(number: 1)
}

extension View {
  /// Sets the behavior of the navigation bar during a search.
  ///
  /// Inert: it stays as it is.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
