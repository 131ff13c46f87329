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
