/// The behavior of a search field in a toolbar while there is no search.
public struct SearchToolbarBehavior: Sendable {
  /// The system's default.
  public static let automatic = SearchToolbarBehavior()
  /// A button.
  public static let minimize = SearchToolbarBehavior()
}
