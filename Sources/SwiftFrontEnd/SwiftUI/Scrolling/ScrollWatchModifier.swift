internal import LayoutCore
public import ViewGraph

/// A modifier that runs an action when something about scrolling is another value after a layout (V10.21).
public struct _ScrollWatchModifier<Value: Equatable> {
  /// The name of the modifier in warnings.
  let name: String
  /// The value before the first layout; nil for none.
  let initial: Value?
  let read: @MainActor (GraphNode, LayoutResult) -> Value?
  /// Receives the old and the new value.
  let action: (Value, Value) -> Void
}

extension _ScrollWatchModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    node.remember { ScrollWatcher(self, node) }.modifier = self
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    (node.memory as? ScrollWatcher<Value>).map { node.graph.observe($0) }
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    (node.memory as? ScrollWatcher<Value>).map { node.graph.stopObserving($0) }
  }
}

/// Compares a value of the scroll view after each layout.
private final class ScrollWatcher<Value: Equatable>: GraphObserver {
  var modifier: _ScrollWatchModifier<Value>
  private weak var node: GraphNode?
  private var last: Value?
  private var limit = ReactionLimit()

  init(_ modifier: _ScrollWatchModifier<Value>, _ node: GraphNode) {
    self.modifier = modifier
    self.node = node
    last = modifier.initial
  }

  func didLayOut(_ result: LayoutResult) {
    guard let node, let value = modifier.read(node, result), value != last else { return }
    let old = last ?? value
    last = value
    guard limit.mayReact(in: node.graph, modifier.name.quoted) else { return }
    node.graph.afterLayout { [action = modifier.action] in action(old, value) }
  }
}

extension String {
  fileprivate var quoted: String { "'\(self)'" }
}
