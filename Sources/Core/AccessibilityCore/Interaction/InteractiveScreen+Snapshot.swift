internal import LayoutCore

/// Updating the snapshot after layout: only the nodes of changed views are made anew if no view has
/// moved, all of them otherwise.
extension InteractiveScreen {
  /// The index of the snapshot's nodes.
  var index: NodeIndex {
    if let knownIndex { return knownIndex }
    let index = NodeIndex(snapshot.nodes)
    knownIndex = index
    return index
  }

  func layOut() { show(model.settle()) }

  /// Updates the snapshot to a layout.
  func show(_ result: LayoutResult) {
    let changed = layout.takeChangedNodes()
    if changed.map({ showChanges(of: $0, in: result) }) != true { showAll(result) }
    isLaidOut = true
  }

  /// Makes the nodes of some views anew; false if others may change as well.
  private func showChanges(of changed: [Int], in result: LayoutResult) -> Bool {
    guard let structure, structure.places === result.places, openMenus.isEmpty, !hasMenus,
      let nodes = LocalChange.nodes(
        changedBy: changed,
        in: result,
        structure,
        snapshot,
        views: viewsOfNodes
      )
    else { return false }
    madeNodeCount += nodes.count
    for (position, node) in nodes {
      untold.note(position, node.difference(from: snapshot.nodes[position]))
      snapshot.nodes[position] = node
    }
    return true
  }

  private func showAll(_ result: LayoutResult) {
    let builder = AccessibilityBuilder(result)
    let tree = builder.tree()
    let pickers = openMenus.reduce(into: Set<String>()) { $0.formUnion(ids(of: $1, in: tree)) }
    let inside = SnapshotBuilder(builder, openPickers: pickers)
    inside.build(tree)
    var next = AccessibilitySnapshot(of: inside, title: snapshot.title)
    if model.movesViews { stableIDs.name(&next.nodes, places: model.place) }
    untold.note(snapshot, next)
    snapshot = next
    structure = builder.structure
    viewsOfNodes = inside.viewsOfNodes
    knownIndex = nil
    hasMenus = !openMenus.isEmpty
    madeNodeCount += next.nodes.count
  }

  /// Returns the changes since the last call; all of the screen the first time.
  package func takeChange() -> SnapshotChange { untold.take(from: snapshot) }

  /// The ids that an element has in a tree.
  private func ids(of target: Target, in tree: AccessibilityTree) -> Set<String> {
    guard model.movesViews else { return [target.id] }
    let view = model.view(at: target.place)
    return Set(tree.elements.lazy.filter { $0.view == view }.map(\.id))
  }
}
