/// The presentation of a `NavigationView`: as a stack or in columns.
public protocol NavigationViewStyle {
  /// Whether one is above the other whatever the width.
  nonisolated static var _isStack: Bool { get }
}

extension NavigationViewStyle {
  /// Whether one is above the other whatever the width.
  public nonisolated static var _isStack: Bool { false }
}

/// The system's way.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// One above the other.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Whether one is above the other whatever the width.
  public nonisolated static var _isStack: Bool { true }
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

private enum StacksNavigationKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether navigation views inside show one view above the other whatever the width.
  var stacksNavigation: Bool {
    get { self[StacksNavigationKey.self] }
    set { self[StacksNavigationKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of navigation views inside.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier("navigationViewStyle") { $0.stacksNavigation = S._isStack })
  }
}
