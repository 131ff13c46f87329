internal import AccessibilityCore
public import ViewGraph

/// Adds a refresh action to a view (V12.6).
public struct _RefreshableModifier {
  let action: @Sendable () async -> Void
}

extension _RefreshableModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var modifier = _AccessibilityModifier { _ in .refreshable }
    let perform: AccessibilityPerform = { [weak node] _ in
      guard let node else { return false }
      MainActor.assumeIsolated { _ = RunningTask(.userInitiated, of: node, action) }
      return true
    }
    modifier.actions = [(.named, AccessibilityAction.refresh.name, perform)]
    modifier._update(node, base)
  }
}

/// The action that refreshes content.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes content, and waits until it is done.
  public func callAsFunction() async { await action() }
}

extension View {
  /// Sets the action that refreshes the view; a user calls it by the refresh action (V12.6).
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_RefreshableModifier(action: action))
      .environment(\.refresh, RefreshAction(action: action))
  }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// The action that refreshes content; nil if there is none.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
