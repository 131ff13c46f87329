internal import Observation
internal import ViewGraph

/// The node of a view with a body.
final class CompositeNode<Content: View>: GraphNode {
  private var view: Content
  private let storage: PropertyStorage
  private let fields: FieldTable

  init(_ view: Content, key: ChildKey, parent: GraphNode, inputs: GraphInputs) {
    self.view = view
    fields = FieldTable.of(Content.self)
    storage = PropertyStorage()
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Content.self) }

  override var isComposite: Bool { true }

  /// Takes another value: the body runs if it differs, or if what it reads of the environment does
  /// (V1.18).
  func take(_ new: Content, _ inputs: GraphInputs) {
    let isSame = fields.areEqual(view, new)
    view = new
    update(inputs, isSame: isSame)
  }

  override func refresh(_ inputs: GraphInputs) { update(inputs, isSame: true) }

  private func update(_ inputs: GraphInputs, isSame: Bool) {
    let isSameEnvironment = inputs.environment.isIdentical(to: self.inputs.environment)
    self.inputs = inputs
    if isDirty || !isSame || (!isSameEnvironment && storage.differs(in: inputs.environment)) {
      evaluate()
    } else if !isSameEnvironment {
      for child in children { child.refresh(inputs) }
    }
  }

  override func evaluate() {
    isDirty = false
    graph.noteEvaluation()
    var view = view
    let body = tracking {
      storage.connect(&view, fields, of: self)
      return withObservationTracking {
        view.body
      } onChange: { [weak self] in
        invalidateSoon(self)
      }
    }
    updateChildren(inputs) { Content.Body._append(body, to: &$0) }
  }

  override func willLeave() { storage.leave() }
}

/// Invalidates a node at once on the main thread, else as soon as that is free.
func invalidateSoon(_ node: GraphNode?) {
  guard let node else { return }
  if GraphEvaluation.isOnMainThread {
    MainActor.assumeIsolated { node.invalidate() }
  } else {
    Task { @MainActor in node.invalidate() }
  }
}
