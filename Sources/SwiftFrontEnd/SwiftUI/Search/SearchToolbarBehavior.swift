/// What a search field in a toolbar does while nobody searches.
public struct SearchToolbarBehavior: Sendable {
  /// As the system has it.
  public static let automatic = SearchToolbarBehavior()
  /// It is a button.
  public static let minimize = SearchToolbarBehavior()
}
