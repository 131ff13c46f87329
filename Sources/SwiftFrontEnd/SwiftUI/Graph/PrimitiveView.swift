public import ViewGraph

/// A primitive view, which builds its engine content itself.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {
  /// Updates the node's engine content and its children.
  @MainActor func _update(_ node: GraphNode)

  /// Appends the node's engine content.
  @MainActor func _emit(_ node: GraphNode, into emitter: inout TreeEmitter)

  /// Called when the node has been inserted, with its children.
  @MainActor func _didEnter(_ node: GraphNode)

  /// Called before the node is removed.
  @MainActor func _willLeave(_ node: GraphNode)

  /// Returns the node's value for a preference.
  @MainActor func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any?
}

extension _PrimitiveView {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

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

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    let inputs = cursor.inputs
    cursor.child(PrimitiveNode<Self>.self) {
      $0.take(view, inputs)
    } make: {
      PrimitiveNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }
}

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

/// Views that a closure builds when they are needed, such as those of a sheet.
struct DeferredView<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}
