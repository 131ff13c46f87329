/// The role of a tab, such as search.
public struct TabRole: Hashable, Sendable {
  private let rawValue: Int8
  /// A search tab.
  public static let search = TabRole(rawValue: 0)
}
