public import ViewGraph

/// A line across the axis of the stack around it.
public struct Divider: Sendable {
  /// Creates a divider.
  public init() {}
}

extension Divider: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) { node.setOutput(.content(.divider)) }
}
