internal import ViewGraph

/// The node of a view of the framework's own.
final class PrimitiveNode<Content: _PrimitiveView>: GraphNode {
  private(set) var view: Content

  init(_ view: Content, key: ChildKey, parent: GraphNode, inputs: GraphInputs) {
    self.view = view
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Content.self) }

  func take(_ view: Content, _ inputs: GraphInputs) {
    self.view = view
    self.inputs = inputs
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    view._update(self)
  }

  override func emit(into emitter: inout TreeEmitter) { view._emit(self, into: &emitter) }

  override func didEnter() { view._didEnter(self) }

  override func willLeave() { view._willLeave(self) }

  override func preference(_ key: any PreferenceReduction) -> Any? {
    view._preference(key, of: self)
  }
}

/// The name of a view's type without what it is made of.
func viewName(of type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}
