internal import LayoutCore
public import ViewGraph

/// A background or overlay that is built from a preference of its view (V5.8).
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let content: LayoutCore.ModifierContent
  let layer: (Key.Value) -> Layer
}

extension _PreferenceLayerModifier: _PrimitiveModifier {
  @MainActor
  private final class Memory: GraphObserver {
    /// The preference's value; nil if it is not set.
    var said: Key.Value?
    private unowned let node: GraphNode
    private var limit = ReactionLimit()

    init(_ node: GraphNode, _ said: Key.Value?) {
      self.node = node
      self.said = said
    }

    func didUpdate() { compare() }

    func didLayOut(_ result: LayoutResult) { compare() }

    private func compare() {
      guard let base = node.children.first else { return }
      let said = base.said(for: Key.self)
      if let said, let known = self.said, areSame(said, known) || areOneValue(said, known) {
        return
      }
      if said == nil, self.said == nil { return }
      if limit.mayReact(in: node.graph, "preference '\(Key.self)'") { node.invalidate() }
    }
  }

  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(content))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0, nil, base)
      let said = cursor.last?.said(for: Key.self)
      if let memory = node.memory as? Memory {
        memory.said = said
      } else {
        node.memory = Memory(node, said)
      }
      cursor.slot(1) { Layer._append(layer(said ?? Key.defaultValue), to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.add(content, base: node.children[0], layer: node.children[1], of: node)
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    if let memory = node.memory as? Memory { node.graph.observe(memory) }
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    if let memory = node.memory as? Memory { node.graph.stopObserving(memory) }
  }

  /// Backgrounds come before the view in preferences (V5.5).
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    guard case .background = content else { return node.childPreference(key) }
    let (base, layer) = (node.children[0].preference(key), node.children[1].preference(key))
    guard let base, let layer else { return base ?? layer }
    return key.reduce(layer, base)
  }
}

/// Returns whether two values have the same bytes, and so the same references: values that are not
/// equatable, such as closures, count as equal unless they were made again.
private func areOneValue<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
  }
}

extension View {
  /// Adds an overlay that is built from a preference of the view.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(
        content: .overlay(alignment: alignment.engine),
        layer: transform
      )
    )
  }

  /// Adds a background that is built from a preference of the view.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(
        content: .background(alignment: alignment.engine),
        layer: transform
      )
    )
  }
}
