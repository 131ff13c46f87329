internal import LayoutCore
public import ViewGraph

/// A view as the container around it sees it: groups are dissolved.
public struct Subview: Identifiable {
  let view: ContainedView

  /// The identity of a subview.
  public struct ID: Hashable {
    let number: Int32
  }

  @MainActor
  init(_ view: ContainedView) {
    self.view = view
    id = ID(number: view.node.number)
  }

  /// The identity of the subview.
  public let id: ID

  /// The values that the view passes to its container.
  @MainActor public var containerValues: ContainerValues {
    let view = view
    return ContainerValues { view.trait(key: $0) }
  }
}

extension Subview: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    // A subview is one view to its container, whatever its content.
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("subview")))
    let kept = node.remember { KeptValue(view.node.number) }
    if kept.value != view.node.number { node.graph.noteRestructured() }
    kept.value = view.node.number
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if !view.node.isRemoved { emitter.emit(view.node) }
  }
}
