internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Sets the identifier of a view for tests, and its name in documents unless `id(_:)` gives one.
public struct _IdentifierModifier {
  let identifier: String?
}

extension _IdentifierModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var properties = AccessibilityProperties()
    properties.identifier = identifier
    node.setOutput(
      .modifier(
        .annotation(
          AccessibilityCore.AccessibilityModifier.properties(
            name: "accessibilityIdentifier",
            properties
          ),
          bringsViews: false
        )
      )
    )
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(let content) = node.output else { return }
    let outer = emitter.takeIdentifier()
    let name = outer ?? identifier
    emitter.add(content, of: node) { emitter, node in
      // An identifier is for one view only.
      if let name, node.viewCount == 1 { emitter.name(name) }
      emitter.emit(node.children)
    }
  }
}
