internal import LayoutCore
public import ViewGraph

/// Runs an action when a preference changes (V5.6).
public struct _PreferenceChangeModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceChangeModifier: _PrimitiveModifier {
  @MainActor
  private final class Memory: GraphObserver {
    var action: (Key.Value) -> Void
    private var value: Key.Value?
    private unowned let node: GraphNode
    private var limit = ReactionLimit()
    /// The value for an action that waits for the layout.
    private var news: News?

    init(_ node: GraphNode, _ action: @escaping (Key.Value) -> Void) {
      self.node = node
      self.action = action
    }

    func didUpdate() { compare(isLaidOut: false) }

    // Views that are made during layout set their preferences then.
    func didLayOut(_ result: LayoutResult) { compare(isLaidOut: true) }

    /// Records the preference if it has changed.
    ///
    /// The action has its place among those of the update; its value is set after layout, which may
    /// make views that set the preference.
    private func compare(isLaidOut: Bool) {
      let said = node.childPreference(KeyReduction<Key>()) as? Key.Value
      let value = said ?? Key.defaultValue
      // A preference that stays unset has not changed.
      if self.value.map({ $0 == value }) ?? (said == nil) {
        if isLaidOut { news = nil }
        return
      }
      let news = news ?? announce()
      guard isLaidOut else { return }
      self.news = nil
      self.value = value
      guard limit.mayReact(in: node.graph, "preference '\(Key.self)'") else { return }
      news.value = value
    }

    /// Schedules the action after layout, if there is a value by then.
    private func announce() -> News {
      let made = News()
      news = made
      node.graph.afterLayout { [action] in
        if let value = made.value { action(value) }
      }
      return made
    }
  }

  /// The value for a pending action.
  @MainActor
  private final class News {
    var value: Key.Value?
  }

  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    if let memory = node.memory as? Memory {
      memory.action = action
    } else {
      node.memory = Memory(node, action)
    }
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    guard let memory = node.memory as? Memory else { return }
    node.graph.observe(memory)
    memory.didUpdate()
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    if let memory = node.memory as? Memory { node.graph.stopObserving(memory) }
  }
}

extension View {
  /// Adds an action that runs when a preference of the views inside changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceChangeModifier<K>(action: action))
  }
}
