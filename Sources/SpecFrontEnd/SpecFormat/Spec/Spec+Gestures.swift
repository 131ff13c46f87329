package import Controls
package import LayoutCore

extension Spec {
  /// Whether any view is known to have a gesture other than a tap; unknown unless places were asked for.
  package var hasGestures: Bool { places?.hasGestures ?? !gestures.isEmpty }

  /// The gestures around a view, by numbers that no others have.
  ///
  /// - Parameters:
  ///   - view: The view's position in the view tree.
  ///   - tree: The tree of a layout.
  package func gestures(around view: Int, in tree: ViewTree) -> [Int: FingerGestures] {
    var found: [Int: FingerGestures] = [:]
    var next: Int? = tree.nodes.indices.contains(view) ? view : nil
    while let node = next {
      if let places {
        if let owner = tree.owner(of: node) { return places.gestures(aroundOwner: owner) }
      } else if let fingers = gestures[node] {
        found[node] = fingers
      }
      next = tree.parent(of: node)
    }
    return found
  }
}
