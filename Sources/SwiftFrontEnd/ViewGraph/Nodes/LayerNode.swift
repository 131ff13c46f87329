/// Views of a node that are shown elsewhere than in its place: in a presentation, a bar or a tab.
public final class LayerNode: GraphNode {
  public override var typeName: String { "Layer" }

  public override var viewCount: Int { 0 }

  /// Passes new inputs on to the children.
  public override func refresh(_ inputs: GraphInputs) {
    self.inputs = inputs
    for child in children { child.refresh(inputs) }
  }

  public override func emit(into emitter: inout TreeEmitter) {}

  public override func preference(_ key: any PreferenceReduction) -> Any? { nil }
}

extension GraphNode {
  /// The views of a role that are shown elsewhere; nil if there are none.
  public func layer(_ number: Int) -> LayerNode? {
    for case let layer as LayerNode in children where layer.key == .slot(number) { return layer }
    return nil
  }
}
