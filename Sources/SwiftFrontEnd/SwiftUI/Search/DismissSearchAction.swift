/// The action that ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  let search: SearchModel?

  nonisolated init(search: SearchModel?) { self.search = search }

  /// Ends the search; no effect outside a search.
  public func callAsFunction() { search?.dismiss() }
}
