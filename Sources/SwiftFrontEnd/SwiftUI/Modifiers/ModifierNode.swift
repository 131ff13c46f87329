internal import ViewGraph

/// The node of a modifier with a body.
final class ModifierNode<Modifier: ViewModifier>: GraphNode {
  private var modifier: Modifier
  private var content: _ViewModifier_Content<Modifier>
  private let storage = PropertyStorage()
  private let fields = FieldTable.of(Modifier.self)
  /// The animation of the modifier's data.
  private var motion = ValueMotion<Modifier>()

  init(
    _ modifier: Modifier,
    _ content: _ViewModifier_Content<Modifier>,
    key: ChildKey,
    parent: GraphNode,
    inputs: GraphInputs
  ) {
    self.modifier = modifier
    self.content = content
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Modifier.self) }

  func take(
    _ modifier: Modifier,
    _ content: _ViewModifier_Content<Modifier>,
    _ inputs: GraphInputs
  ) {
    if fields.isAnimatable { motion.change(from: self.modifier, to: modifier, at: self) }
    self.modifier = modifier
    self.content = content
    self.inputs = inputs
    // The content may be another one even if the modifier is not.
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    var modifier = motion.shown(modifier, at: self)
    let body = tracking {
      storage.connect(&modifier, fields, of: self)
      return observing { modifier.body(content: content) }
    }
    updateChildren(inputs) { Modifier.Body._append(body, to: &$0) }
  }

  override func willLeave() { storage.leave() }
}
