public import ViewGraph

/// A view that is evaluated again only if it is not equal to its last value (V1.17).
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Creates a view.
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    let inputs = cursor.inputs
    cursor.child(EquatableNode<Content>.self) {
      $0.take(view.content, inputs)
    } make: {
      EquatableNode(view.content, key: $0, parent: $1, inputs: inputs)
    }
  }
}

/// The node of an equatable view.
private final class EquatableNode<Content: Equatable & View>: GraphNode {
  private var content: Content

  init(_ content: Content, key: ChildKey, parent: GraphNode, inputs: GraphInputs) {
    self.content = content
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Content.self) }

  func take(_ new: Content, _ inputs: GraphInputs) {
    guard new == content else {
      content = new
      self.inputs = inputs
      return evaluate()
    }
    refresh(inputs)
  }

  override func refresh(_ inputs: GraphInputs) {
    let isSame = inputs.environment.isIdentical(to: self.inputs.environment)
    self.inputs = inputs
    if isSame { return }
    for child in children { child.refresh(inputs) }
  }

  override func evaluate() {
    updateChildren(inputs) { Content._append(content, to: &$0) }
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if it is not equal to its last value.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
