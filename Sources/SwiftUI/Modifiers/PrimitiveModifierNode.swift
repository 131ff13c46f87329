internal import ViewGraph

/// The node of a modifier of the framework's own.
final class PrimitiveModifierNode<Modifier: _PrimitiveModifier, Base: View>: GraphNode {
  private(set) var modifier: Modifier
  private var base: Base

  init(
    _ modifier: Modifier,
    _ base: Base,
    key: ChildKey,
    parent: GraphNode,
    inputs: GraphInputs
  ) {
    self.modifier = modifier
    self.base = base
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Modifier.self) }

  func take(_ modifier: Modifier, _ base: Base, _ inputs: GraphInputs) {
    self.modifier = modifier
    self.base = base
    self.inputs = inputs
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let base = base
    modifier._update(self) { Base._append(base, to: &$0) }
  }

  override func emit(into emitter: inout TreeEmitter) { modifier._emit(self, into: &emitter) }

  override func didEnter() { modifier._didEnter(self) }

  override func willLeave() { modifier._willLeave(self) }

  override func ownTrait(_ key: ObjectIdentifier) -> Any? { modifier._trait(key, of: self) }

  override func preference(_ key: any PreferenceReduction) -> Any? {
    modifier._preference(key, of: self)
  }
}
