/// How a `NavigationView` shows its views.
public protocol NavigationViewStyle {}

/// The system's way.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// One above the other.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Beside each other, by an older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's way.
  public nonisolated static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One above the other.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Beside each other.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Inert: a `NavigationView` shows one view above the other here.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    inert()
  }
}
