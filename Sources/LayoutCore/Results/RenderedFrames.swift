/// What the frames of a layout become under rotation, scale and transform effects, all in linear
/// time.
package struct RenderedFrames {
  private let transforms: [AffineTransform?]

  /// Collects the effects of `result`.
  package init(_ result: LayoutResult) { transforms = result.effectTransforms() }

  /// The bounding box of a view as drawn, in points from the scene's top left corner; nil without
  /// effects.
  package func frame(of view: PlacedView) -> Rect? { frame(view.frame, ofNode: view.node) }

  /// The bounding box of what a modifier makes as drawn; nil without effects.
  package func frame(of modifier: PlacedModifier) -> Rect? {
    frame(modifier.frame, ofNode: modifier.node)
  }

  private func frame(_ frame: Rect, ofNode node: Int) -> Rect? {
    transforms.isEmpty ? nil : transforms[node]?.boundingBox(of: frame)
  }
}
