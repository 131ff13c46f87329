/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// The standard prominence.
  public static let standard = BackgroundProminence(name: "standard")
  /// Increased, as behind a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}
