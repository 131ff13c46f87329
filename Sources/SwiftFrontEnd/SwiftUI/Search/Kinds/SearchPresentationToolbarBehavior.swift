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
