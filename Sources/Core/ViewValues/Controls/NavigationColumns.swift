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

  /// The visible columns.
  public var visibility: Visibility
  /// The column on top when the columns are collapsed.
  public var compactColumn: Column
  /// Whether there is a column between sidebar and detail; the builder fills it in.
  public var hasContent = false
  /// Whether the columns are collapsed for lack of room; the builder fills it in.
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

  /// Whether a column is the first visible one, whose bar has the button of the sidebar.
  package func isFirst(_ column: Column) -> Bool {
    switch column {
    case .sidebar: true
    case .content: !showsSidebar
    case .detail: !showsSidebar && !showsContent
    }
  }

  /// The visibility after a tap on the sidebar's button: one column more, or no sidebar.
  package var toggled: Visibility {
    if showsSidebar { return hasContent ? .doubleColumn : .detailOnly }
    return visibility == .detailOnly && hasContent ? .doubleColumn : .all
  }
}
