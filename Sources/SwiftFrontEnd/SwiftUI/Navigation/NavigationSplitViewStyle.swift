internal import LayoutCore

/// The shares of a split view's columns in its width.
public protocol NavigationSplitViewStyle {}

/// The system's default.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// The detail shrinks for other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// The detail keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The system's default.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail shrinks for other columns.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    .init()
  }
}

extension View {
  /// Inert: columns have the system's arrangement.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { inert() }

  /// Sets the width of the column that contains the view, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preferring("navigationSplitViewColumnWidth", width) {
      [.navigationSplitViewColumnWidth(Double($0))]
    }
  }

  /// Sets the ideal width of the column that contains the view, in points.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }
}
