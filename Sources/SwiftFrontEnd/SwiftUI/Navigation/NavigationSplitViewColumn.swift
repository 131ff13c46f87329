internal import LayoutCore

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  init(engine: NavigationColumns.Column) { name = engine.rawValue }

  var engine: NavigationColumns.Column { NavigationColumns.Column(rawValue: name) ?? .sidebar }

  /// The sidebar.
  public static let sidebar = NavigationSplitViewColumn(engine: .sidebar)
  /// The column between the others.
  public static let content = NavigationSplitViewColumn(engine: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(engine: .detail)
}
