internal import AccessibilityCore
internal import LayoutCore

/// A node of a snapshot that replaces another, with the same links to those around.
struct NodeReplacement {
  var position: Int
  var node: AccessibilitySnapshot.Node
  /// Whether its record has only moved.
  var isMove: Bool

  /// The replacements by a change of a snapshot's nodes; nil if the links of a node change, or more
  /// than nodes and focus.
  static func all(
    in difference: SnapshotChange.Difference,
    of snapshot: AccessibilitySnapshot
  ) -> [NodeReplacement]? {
    let positions = snapshot.nodes.indices
    guard difference.title == snapshot.title, difference.size == snapshot.size,
      difference.language == snapshot.language, difference.focus.map(positions.contains) ?? true
    else { return nil }
    var replacements: [NodeReplacement] = []
    replacements.reserveCapacity(difference.nodes.count)
    for change in difference.nodes {
      guard positions.contains(change.position) else { return nil }
      let old = snapshot.nodes[change.position]
      var node = old
      change.apply(to: &node)
      guard change.isMove || node.isTied(like: old) else { return nil }
      replacements.append(
        NodeReplacement(
          position: change.position,
          node: node,
          isMove: change.isMove && node.isRecordedLike(old)
            && change.position != snapshot.focus && change.position != difference.focus
        )
      )
    }
    return replacements
  }
}

extension AccessibilitySnapshot.Node {
  /// Whether the node has the same links as another one, and the same names.
  fileprivate func isTied(like old: AccessibilitySnapshot.Node) -> Bool {
    let (new, before) = (element, old.element)
    return publishedID == old.publishedID && role == old.role && parent == old.parent
      && children == old.children && controls == old.controls && cell == old.cell
      && selection == old.selection && new.id == before.id && new.kind == before.kind
      && new.relations == before.relations && new.rotors.isEmpty && before.rotors.isEmpty
      && new.language == before.language && new.position?.index == before.position?.index
      && new.position?.count == before.position?.count
  }

  /// Whether the record of a node that has only moved differs from the old one by its place alone:
  /// a few attributes depend on that, and the orientation of a slider.
  func isRecordedLike(_ old: AccessibilitySnapshot.Node) -> Bool {
    element.frame.size == old.element.frame.size && isTouchedInTheMiddle && old.isTouchedInTheMiddle
  }

  private var isTouchedInTheMiddle: Bool {
    PixelPoint(containing: element.activationPoint) == PixelPoint(containing: element.frame.center)
  }
}
