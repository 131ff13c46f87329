public import ViewGraph

/// Runs actions as views appear and disappear, for each view that the modified one is to its
/// container (V1.10, V7.1–V7.4).
public struct _AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    let actions = self
    AppearanceWatcher.of(node).actions = .init {
      guard let appear = actions.appear else { return }
      node.graph.afterLayout(.appearance, erasures: node.erasures, appear)
    } disappear: { phase in
      if let disappear = actions.disappear { node.graph.afterLayout(phase, disappear) }
    }
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) { AppearanceWatcher.of(node).begin() }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) { AppearanceWatcher.of(node).end() }
}

extension View {
  /// Adds an action that runs before the view appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action))
  }

  /// Adds an action that runs after the view has disappeared.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(disappear: action))
  }
}
