/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  let search: SearchModel?

  nonisolated init(search: SearchModel?) { self.search = search }

  /// Ends the search; nothing where nobody searches.
  public func callAsFunction() { search?.dismiss() }
}
