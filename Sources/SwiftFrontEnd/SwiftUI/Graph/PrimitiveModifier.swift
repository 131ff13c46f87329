public import ViewGraph

/// A primitive modifier, which builds its engine content itself.
@MainActor @preconcurrency
public protocol _PrimitiveModifier: ViewModifier where Body == Never {
  /// Updates the node's engine content.
  ///
  /// The modified view is in the first child if the modifier adds views, and otherwise in all of
  /// the children.
  @MainActor func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void)

  /// Appends the node's engine content.
  @MainActor func _emit(_ node: GraphNode, into emitter: inout TreeEmitter)

  /// Called when the node has been inserted, with its children.
  @MainActor func _didEnter(_ node: GraphNode)

  /// Called before the node is removed.
  @MainActor func _willLeave(_ node: GraphNode)

  /// Returns the node's value for a preference.
  @MainActor func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any?

  /// Returns the modifier's value for a trait that the nearest container of the view reads (V5.10).
  @MainActor func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any?
}

extension _PrimitiveModifier {
  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    node.emitOutput(into: &emitter)
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {}

  /// Called before the node is removed: does nothing.
  public func _willLeave(_ node: GraphNode) {}

  /// Returns the node's value for a preference.
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    node.childPreference(key)
  }

  /// Returns the view's value for a trait that its container reads: none.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? { nil }

  /// Appends the value's views.
  @MainActor
  public static func _append<Base: View>(
    _ modifier: Self,
    to base: Base,
    in cursor: inout ChildCursor
  ) {
    let inputs = cursor.inputs
    cursor.child(PrimitiveModifierNode<Self, Base>.self) {
      $0.take(modifier, base, inputs)
    } make: {
      PrimitiveModifierNode(modifier, base, key: $0, parent: $1, inputs: inputs)
    }
  }
}

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
