public import ViewGraph

/// Flexible space along the axis of the containing stack.
public struct Spacer: Sendable {
  /// The least length, in points; nil for the standard one.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.spacer(minLength: minLength.map { Double($0) })))
  }
}
