public import ViewGraph

/// A primitive view, which builds its engine content itself.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {
  /// Updates the node's engine content and its children.
  @MainActor func _update(_ node: GraphNode)

  /// Appends the node's engine content.
  @MainActor func _emit(_ node: GraphNode, into emitter: inout TreeEmitter)

  /// Called when the node has been inserted, with its children.
  @MainActor func _didEnter(_ node: GraphNode)

  /// Called before the node is removed.
  @MainActor func _willLeave(_ node: GraphNode)

  /// Returns the node's value for a preference.
  @MainActor func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any?
}

extension _PrimitiveView {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    node.emitOutput(into: &emitter)
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {}

  /// Called before the node is removed: does nothing.
  public func _willLeave(_ node: GraphNode) {}

  /// Returns the node's value for a preference.
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    node.childPreference(key)
  }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    let inputs = cursor.inputs
    cursor.child(PrimitiveNode<Self>.self) {
      $0.take(view, inputs)
    } make: {
      PrimitiveNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }
}
