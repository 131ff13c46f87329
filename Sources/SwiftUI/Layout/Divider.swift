public import ViewGraph

/// A line across the axis of the stack around it.
public struct Divider: Sendable {
  /// Creates a divider.
  public init() {}
}

extension Divider: _PrimitiveView {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode) { node.setOutput(.content(.divider)) }
}
