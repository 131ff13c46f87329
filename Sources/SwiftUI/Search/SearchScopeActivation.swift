/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  /// As the system has it.
  public static let automatic = SearchScopeActivation()
  /// When something is typed.
  public static let onTextEntry = SearchScopeActivation()
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation()
}
