internal import LayoutCore

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  let engine: SearchScopes.Activation

  /// The system's default: when text is typed.
  public static let automatic = SearchScopeActivation(engine: .automatic)
  /// When something is typed.
  public static let onTextEntry = SearchScopeActivation(engine: .onTextEntry)
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation(engine: .onSearchPresentation)
}
