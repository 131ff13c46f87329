/// The presentation of a `NavigationView`: as a stack or in columns.
public protocol NavigationViewStyle {
  /// `true` if the style is a stack in any width.
  nonisolated static var _isStack: Bool { get }
}

extension NavigationViewStyle {
  /// `true` if the style is a stack in any width.
  public nonisolated static var _isStack: Bool { false }
}

/// The system's default.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// `true` if the style is a stack in any width.
  public nonisolated static var _isStack: Bool { true }
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Columns, in the older API.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's default.
  public nonisolated static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum StacksNavigationKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// `true` if navigation views inside are stacks in any width.
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
