internal import LayoutCore
public import ViewGraph

/// A view, and views above it that links lead to: the older name of `NavigationStack`; in regular width
/// columns beside each other, as `NavigationSplitView` (V10.17).
///
/// The older navigation container; of several views a phone shows the first.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a navigation view.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    guard node.hasNavigationColumns else { return node.updateNavigation(nil, content) }
    node.setOutput(.inPlace)
    let parts = PreviewParts.of(content).map { AnyView($0.view) }
    let columns = NavigationSplitView {
      parts.first
    } detail: {
      parts.dropFirst().first
    }
    node.updateChildren(node.inputs) {
      NavigationSplitView<AnyView?, EmptyView, AnyView?>._append(columns, to: &$0)
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if node.hasNavigationColumns { return node.emitOutput(into: &emitter) }
    let views = node.children[0].containedViews
    emitter.navigation(of: node, root: views.count > 1 ? views[0].node : node.children[0])
  }
}

extension GraphNode {
  /// `true` if there is room for columns and the style is not that of a stack.
  fileprivate var hasNavigationColumns: Bool {
    environment.horizontalSizeClass == .regular && !environment.stacksNavigation
  }
}

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
