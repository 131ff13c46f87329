internal import Dispatch
internal import LayoutCore
internal import Observation
internal import ViewGraph

/// The node of a view with a body.
final class CompositeNode<Content: View>: GraphNode {
  @exclusivity(unchecked)
  private var content: ConstantValue<Content>
  /// The state of the view's dynamic properties; nil if it has none.
  private let storage: PropertyStorage?
  private let fields: FieldTable
  /// The animation of the view's data; nil for views without animatable data.
  private var motion: ValueMotion<Content>?

  init(_ view: Content, key: ChildKey, parent: GraphNode, inputs: GraphInputs) {
    content = ConstantValue(view)
    fields = FieldTable.of(Content.self)
    storage = fields.hasDynamicProperties ? PropertyStorage() : nil
    motion = fields.isAnimatable ? ValueMotion() : nil
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Content.self) }

  override var isComposite: Bool { true }

  /// Updates the value: the body runs if the value changed, or the environment that it reads
  /// (V1.18).
  func take(_ new: Content, _ inputs: GraphInputs) {
    let isSame = fields.areEqual(content.value, new)
    if !isSame { motion?.change(from: content.value, to: new, at: self) }
    content = ConstantValue(new)
    update(inputs, isSame: isSame)
  }

  override func refresh(_ inputs: GraphInputs) { update(inputs, isSame: true) }

  private func update(_ inputs: GraphInputs, isSame: Bool) {
    let isSameEnvironment = inputs.environment.isIdentical(to: self.inputs.environment)
    self.inputs = inputs
    if isDirty || !isSame
      || (!isSameEnvironment && storage?.differs(in: inputs.environment) == true)
    {
      evaluate()
    } else if !isSameEnvironment {
      for child in children { child.refresh(inputs) }
    }
  }

  override func evaluate() {
    isDirty = false
    graph.noteEvaluation()
    if let placeholder = StoppedViews.placeholder(for: self) {
      return updateChildren(inputs) { EspalierPlaceholder._append(placeholder, to: &$0) }
    }
    let content = motion.map { ConstantValue($0.shown(self.content.value, at: self)) } ?? content
    let body = tracking {
      guard let storage else { return observing { content.value.body } }
      var view = content.value
      storage.connect(&view, fields, of: self)
      return observing { view.body }
    }
    updateChildren(inputs) { Content.Body._append(body, to: &$0) }
  }

  override func willLeave() { storage?.leave() }
}

/// Invalidates a node: at once on the main thread, else once that is free.
func invalidateSoon(_ node: GraphNode?) {
  guard let node else { return }
  if GraphEvaluation.isOnMainThread {
    MainActor.assumeIsolated { node.invalidate() }
  } else {
    Task { @MainActor in node.invalidate() }
  }
}

extension GraphNode {
  /// Runs an evaluation, after which the node is evaluated again once something that was read has changed.
  func observing<Result>(_ body: () -> Result) -> Result {
    withObservationTracking {
      body()
    } onChange: { [weak self] in
      invalidateSoon(self)
    }
  }
}

extension MainActor {
  /// Runs a closure of the views on the main actor, in the middle of the layout engine's work.
  ///
  /// A deep recursion, or one that calls guides, runs on a separate thread while the main actor
  /// waits. The closure runs on that thread, as the main queue does not run before the recursion
  /// ends.
  static func runForEngine<Result: Sendable>(
    _ body: @MainActor @Sendable () -> Result
  ) -> Result {
    if GraphEvaluation.isOnMainThread { return assumeIsolated(body) }
    return onWaitingThread {
      if GraphEvaluation.isOnMainThread { return assumeIsolated(body) }
      return DispatchQueue.main.sync { assumeIsolated(body) }
    }
  }
}
