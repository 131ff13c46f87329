package import Controls
package import LayoutCore

/// The place of a view in the sources (V22).
package struct ViewPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as the user named it.
  package let file: String
  package let position: SourcePosition

  package init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }

  /// The place as `file:line:column`.
  package var description: String { "\(file):\(position)" }

  /// The place to somebody who reads about a file: within that its name is left out.
  package func description(in file: String) -> String {
    file == self.file ? position.description : description
  }
}

/// Knows where the views stand of a screen that is code.
package protocol ScreenPlaces: AnyObject, Sendable {
  /// Finds the place of the view that made a node of the view tree.
  ///
  /// - Parameters:
  ///   - owner: The number by which the tree knows what made the node.
  ///   - isMirrored: Whether the tree is that of the other direction of layout.
  func place(ofOwner owner: Int32, isMirrored: Bool) -> ViewPlace?

  /// Whether any view has a gesture other than a tap.
  var hasGestures: Bool { get }

  /// The gestures around what made a node of the view tree, by numbers that no others have.
  func gestures(aroundOwner owner: Int32) -> [Int: FingerGestures]
}

extension Spec {
  /// The place of a view, or of what is around it; nil unless places were asked for (V22.2).
  ///
  /// - Parameters:
  ///   - view: The view's position in the view tree.
  ///   - tree: The tree of a layout, which has what geometry readers make as well; nil for the scene's.
  ///   - isMirrored: Whether the tree is that of the other direction of layout.
  package func place(
    ofView view: Int,
    in tree: ViewTree? = nil,
    isMirrored: Bool = false
  ) -> ViewPlace? {
    guard let places else {
      return position(ofView: view).map { ViewPlace(file: file, position: $0) }
    }
    guard let tree = tree ?? (isMirrored ? mirrored ?? scene : scene)?.tree else { return nil }
    var next: Int? = tree.nodes.indices.contains(view) ? view : nil
    while let node = next {
      if let place = tree.owner(of: node).flatMap({
        places.place(ofOwner: $0, isMirrored: isMirrored)
      }) {
        return place
      }
      next = tree.parent(of: node)
    }
    return nil
  }
}
