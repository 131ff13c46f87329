/// What the frames of a layout become under rotation, scale and transform effects, all in linear
/// time.
package struct RenderedFrames {
  private let transforms: [AffineTransform?]
  private let tree: LayoutTree

  /// Collects the effects of `result`.
  package init(_ result: LayoutResult) {
    transforms = result.effectTransforms()
    tree = result.engine.tree
  }

  /// The bounding box of a view as drawn, in points from the scene's top left corner; nil without
  /// effects.
  package func frame(of view: PlacedView) -> Rect? { frame(view.frame, ofNode: view.node) }

  /// The bounding box of what a modifier makes as drawn; nil without effects.
  package func frame(of modifier: PlacedModifier) -> Rect? {
    frame(modifier.frame, ofNode: modifier.node)
  }

  /// The effects around a view, as a transform of the scene; nil without effects.
  package func transform(around view: PlacedView) -> AffineTransform? {
    transform(aroundNode: view.node)
  }

  /// The effects around what a modifier makes, its own not counted; nil without effects.
  package func transform(around modifier: PlacedModifier) -> AffineTransform? {
    transform(aroundNode: modifier.node)
  }

  private func transform(aroundNode node: Int) -> AffineTransform? {
    guard !transforms.isEmpty else { return nil }
    let parent = Int(tree.nodes[node].parent)
    return parent < 0 ? nil : transforms[parent]
  }

  private func frame(_ frame: Rect, ofNode node: Int) -> Rect? {
    transforms.isEmpty ? nil : transforms[node]?.boundingBox(of: frame)
  }
}
