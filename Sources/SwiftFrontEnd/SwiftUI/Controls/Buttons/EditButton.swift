internal import LayoutCore
public import ViewGraph

/// A button that begins and ends editing.
public struct EditButton {
  /// Creates the button.
  public nonisolated init() {}
}

extension EditButton: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let mode = node.environment.editMode
    let isEditing = node.reading { mode?.wrappedValue.isEditing == true }
    node.updateButton(.editButton, role: nil, label: Text(isEditing ? "Done" : "Edit")) {
      if let mode { mode.wrappedValue = isEditing ? .inactive : .active }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.button(.editButton, of: node)
  }
}
