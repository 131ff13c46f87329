internal import ViewGraph

/// The node of a primitive modifier.
final class PrimitiveModifierNode<Modifier: _PrimitiveModifier, Base: View>: GraphNode {
  /// The modifier and its content, which are constant: calling their methods copies nothing.
  private final class Content {
    let modifier: Modifier
    let base: Base

    init(_ modifier: Modifier, _ base: Base) {
      self.modifier = modifier
      self.base = base
    }
  }

  @exclusivity(unchecked)
  private var content: Content

  /// The modifier as it is now.
  var modifier: Modifier { content.modifier }

  init(
    _ modifier: Modifier,
    _ base: Base,
    key: ChildKey,
    parent: GraphNode,
    inputs: GraphInputs
  ) {
    content = Content(modifier, base)
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Modifier.self) }

  func take(_ modifier: Modifier, _ base: Base, _ inputs: GraphInputs) {
    content = Content(modifier, base)
    self.inputs = inputs
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let content = content
    content.modifier._update(self) { Base._append(content.base, to: &$0) }
  }

  override func emit(into emitter: inout TreeEmitter) {
    let content = content
    content.modifier._emit(self, into: &emitter)
  }

  override func didEnter() {
    let content = content
    content.modifier._didEnter(self)
  }

  override func willLeave() {
    let content = content
    content.modifier._willLeave(self)
  }

  override func ownTrait(_ key: ObjectIdentifier) -> Any? {
    let content = content
    return content.modifier._trait(key, of: self)
  }

  override func preference(_ key: any PreferenceReduction) -> Any? {
    let content = content
    return content.modifier._preference(key, of: self)
  }
}
