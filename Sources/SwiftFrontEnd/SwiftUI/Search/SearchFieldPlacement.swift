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
