/// When the tab of a search begins to search.
public struct TabSearchActivation: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = TabSearchActivation(number: 0)
  /// When it is chosen.
  public static let searchTabSelection = TabSearchActivation(number: 1)
}
