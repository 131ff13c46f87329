internal import LayoutCore

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  init(engine: NavigationColumns.Visibility) { name = engine.rawValue }

  var engine: NavigationColumns.Visibility {
    NavigationColumns.Visibility(rawValue: name) ?? .automatic
  }

  /// The system's default.
  public static let automatic = NavigationSplitViewVisibility(engine: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(engine: .all)
  /// The detail and the column beside it.
  public static let doubleColumn = NavigationSplitViewVisibility(engine: .doubleColumn)
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(engine: .detailOnly)
}
