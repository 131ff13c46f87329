public import ViewGraph

/// Sets the explicit identity of a view (V1.5).
public struct _IdentifiedModifier<ID: Hashable> {
  let id: ID

  nonisolated init(_ id: ID) { self.id = id }
}

extension _IdentifiedModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.memory = StatedIdentity.mark
    node.updateChildren(node.inputs) { $0.group(.id(IdentityValue(id)), nil, base) }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if let name = id as? String { emitter.name(name) }
    node.emitOutput(into: &emitter)
  }
}

/// The explicit identity of a node of `id(_:)`, which tells it from elements of data.
final class StatedIdentity: Sendable {
  static let mark = StatedIdentity()
}

/// The identity by which Xcode selects views of a preview; unused here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

extension View {
  /// Sets the identity of the view: a new id makes a new view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentifiedModifier(id))
  }
}
