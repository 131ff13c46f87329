/// What becomes of a bar while someone searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let number: Int
  /// As the system has it.
  public static let automatic = SearchPresentationToolbarBehavior(number: 0)
  /// The bar stays as it is.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(number: 1)
}

extension View {
  /// What becomes of the bar while someone searches.
  ///
  /// Inert: it stays as it is.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
