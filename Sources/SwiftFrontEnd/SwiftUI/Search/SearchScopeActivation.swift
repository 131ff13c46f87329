internal import LayoutCore

/// The moment at which search scopes appear.
public struct SearchScopeActivation: Sendable {
  let engine: SearchScopes.Activation

  /// The system's default: when text is typed.
  public static let automatic = SearchScopeActivation(engine: .automatic)
  /// When text is typed.
  public static let onTextEntry = SearchScopeActivation(engine: .onTextEntry)
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation(engine: .onSearchPresentation)
}
