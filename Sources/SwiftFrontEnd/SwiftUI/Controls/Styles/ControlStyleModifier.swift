internal import LayoutCore
public import ViewGraph

/// Sets the style of controls inside: in the environment for custom styles, and in the builder of
/// controls for built-in ones.
public struct _ControlStyleModifier {
  let change: (inout EnvironmentValues) -> Void
  let look: ((inout ControlStyles) -> Void)?

  nonisolated init(
    _ change: @escaping (inout EnvironmentValues) -> Void,
    look: ((inout ControlStyles) -> Void)? = nil
  ) {
    self.change = change
    self.look = look
  }
}

extension _ControlStyleModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    if let look {
      var styles = ControlStyles()
      look(&styles)
      node.setEmission(styles)
    }
    node.updateChildren(node.inputs(change), base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let look else { return emitter.emit(node.children) }
    emitter.withStyles(look) { $0.emit(node.children) }
  }
}

extension TreeEmitter {
  /// Emits with other control styles.
  mutating func withStyles(
    _ look: (inout ControlStyles) -> Void,
    emit: (inout TreeEmitter) -> Void
  ) {
    let outer = builder.controlStyles
    look(&builder.controlStyles)
    emit(&self)
    builder.controlStyles = outer
  }
}
