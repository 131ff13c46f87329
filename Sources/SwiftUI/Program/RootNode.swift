internal import ViewGraph

/// The node of all of a screen.
final class RootNode<Content: View>: GraphNode {
  private let view: Content

  init(_ view: Content, graph: ViewGraph, inputs: GraphInputs) {
    self.view = view
    super.init(key: .slot(0), parent: nil, graph: graph, inputs: inputs)
  }

  override var typeName: String { "Screen" }

  override func evaluate() {
    isDirty = false
    updateChildren(inputs) { Content._append(view, to: &$0) }
  }
}
