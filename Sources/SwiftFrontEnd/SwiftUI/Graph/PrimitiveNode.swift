internal import ViewGraph

/// The node of a primitive view.
final class PrimitiveNode<Content: _PrimitiveView>: GraphNode {
  @exclusivity(unchecked)
  private var content: ConstantValue<Content>

  /// The view as it is now.
  var view: Content { content.value }

  init(_ view: Content, key: ChildKey, parent: GraphNode, inputs: GraphInputs) {
    content = ConstantValue(view)
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Content.self) }

  func take(_ view: Content, _ inputs: GraphInputs) {
    content = ConstantValue(view)
    self.inputs = inputs
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let content = content
    content.value._update(self)
  }

  override func emit(into emitter: inout TreeEmitter) {
    let content = content
    content.value._emit(self, into: &emitter)
  }

  override func didEnter() {
    let content = content
    content.value._didEnter(self)
  }

  override func willLeave() {
    let content = content
    content.value._willLeave(self)
  }

  override func preference(_ key: any PreferenceReduction) -> Any? {
    let content = content
    return content.value._preference(key, of: self)
  }
}

/// Returns the name of a view's type, without its generic arguments.
func viewName(of type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}
