internal import LayoutCore

/// A view with the modifiers inside of another modifier: the part that this modifies.
struct ModifiedView {
  /// The view, by its position among all placed views.
  let view: Int
  /// The number of the view's modifiers that belong to it, from the innermost on.
  let modifierCount: Int
  /// The rectangle that layout gives it.
  let bounds: Rect
  /// The effects around it; nil for none.
  let transform: AffineTransform?

  /// The bounding box under all effects around it (A7.1).
  var frame: Rect { transform?.boundingBox(of: bounds) ?? bounds }

  /// A view without its modifiers.
  init(_ view: PlacedView, _ rendered: RenderedFrames) {
    self.view = view.index
    modifierCount = 0
    bounds = view.frame
    transform = rendered.transform(around: view)
  }

  /// A modified view with one modifier more.
  init(_ inner: ModifiedView, with modifier: PlacedModifier, _ rendered: RenderedFrames) {
    view = inner.view
    modifierCount = inner.modifierCount + 1
    bounds = modifier.frame
    transform = rendered.transform(around: modifier)
  }
}
