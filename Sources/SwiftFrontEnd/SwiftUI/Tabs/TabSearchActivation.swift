/// The moment at which a search tab begins its search.
public struct TabSearchActivation: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = TabSearchActivation(number: 0)
  /// As the tab is selected.
  public static let searchTabSelection = TabSearchActivation(number: 1)
}
