/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let rawValue: Int8
  /// To search.
  public static let search = TabRole(rawValue: 0)
}
