internal import LayoutCore

extension ContentPreferences {
  /// The search scopes, while they are shown (V10.8).
  var shownScopes: SearchScopes? {
    guard let scopes, let field = search?.field, scopes.isShown(with: field) else { return nil }
    return scopes
  }
}

/// The bar with the search field.
enum SearchPlace {
  case navigationBar
  case bottomBar

  /// Creates the place; nil without a field.
  ///
  /// On a phone with iOS 26 that is the bottom bar unless the view asks for the drawer (Apple,
  /// WWDC25-323), or tabs are at the bottom already (M8.3).
  init?(_ preferences: ContentPreferences, _ metrics: BarMetrics) {
    guard let field = preferences.search?.field else { return nil }
    let isAtBottom =
      metrics.isGlass && metrics.isPhone && field.placement != .navigationBarDrawer
      && !metrics.environment.barSurroundings.isInTab
    self = isAtBottom ? .bottomBar : .navigationBar
  }
}
