/// The frames of a layout under rotation, scale and transform effects, computed in linear time.
package struct RenderedFrames {
  private let effects: [EffectsAround?]
  private let tree: LayoutTree

  /// Collects the effects of `result`.
  package init(_ result: LayoutResult) {
    effects = result.effectsAround()
    tree = result.engine.tree
  }

  /// The bounding box of a view as drawn, in points from the scene's top left corner; nil without
  /// effects.
  package func frame(of view: PlacedView) -> Rect? { frame(view.frame, ofNode: view.node) }

  /// The bounding box of a modifier's view as drawn; nil without effects.
  package func frame(of modifier: PlacedModifier) -> Rect? {
    frame(modifier.frame, ofNode: modifier.node)
  }

  /// The effects around a view, as a transform of the scene; nil without effects.
  package func transform(around view: PlacedView) -> AffineTransform? {
    transform(aroundNode: view.node, view.frame)
  }

  /// The effects around a modifier's view, its own not counted; nil without effects.
  package func transform(around modifier: PlacedModifier) -> AffineTransform? {
    transform(aroundNode: modifier.node, modifier.frame)
  }

  private func transform(aroundNode node: Int, _ frame: Rect) -> AffineTransform? {
    guard !effects.isEmpty else { return nil }
    let parent = Int(tree.nodes[node].parent)
    return parent < 0 ? nil : effects[parent]?.transform(near: frame)
  }

  private func frame(_ frame: Rect, ofNode node: Int) -> Rect? {
    effects.isEmpty ? nil : effects[node]?.boundingBox(of: frame)
  }
}
