/// The columns of a navigation split view, and which of them it shows.
public struct NavigationColumns: Sendable, Hashable {
  /// `NavigationSplitViewVisibility`.
  public enum Visibility: String, Sendable, Hashable, CaseIterable {
    /// On a screen that is wider than high `doubleColumn`, else `detailOnly` (our choice).
    case automatic
    case all
    /// The detail and the column beside it.
    case doubleColumn
    case detailOnly
  }

  /// `NavigationSplitViewColumn`.
  public enum Column: String, Sendable, Hashable, CaseIterable {
    case sidebar
    case content
    case detail
  }

  /// Which columns are shown beside each other.
  public var visibility: Visibility
  /// The column on top where there is no room beside each other.
  public var compactColumn: Column
  /// Whether there is a column between sidebar and detail; the builder fills it in.
  public var hasContent = false
  /// Whether there is no room for columns beside each other; the builder fills it in.
  public var isCollapsed = false

  /// Creates the columns.
  public init(_ visibility: Visibility = .automatic, compactColumn: Column = .sidebar) {
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  /// Whether the sidebar is shown.
  package var showsSidebar: Bool {
    switch visibility {
    case .all: true
    case .doubleColumn: !hasContent
    case .automatic, .detailOnly: false
    }
  }

  /// Whether the column between sidebar and detail is shown.
  package var showsContent: Bool { hasContent && visibility != .detailOnly }

  /// Whether a column is the first of those that are shown, over whose bar the button of the sidebar
  /// lies.
  package func isFirst(_ column: Column) -> Bool {
    switch column {
    case .sidebar: true
    case .content: !showsSidebar
    case .detail: !showsSidebar && !showsContent
    }
  }

  /// What the button of the sidebar leads to: it shows one column more, or hides the sidebar.
  package var toggled: Visibility {
    if showsSidebar { return hasContent ? .doubleColumn : .detailOnly }
    return visibility == .detailOnly && hasContent ? .doubleColumn : .all
  }
}
