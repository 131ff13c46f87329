extension LayoutEngine {
  /// Makes an engine that knows what another one does and may be changed without it.
  convenience init(copying other: LayoutEngine) {
    self.init(
      other.scene,
      tree: LayoutTree(copying: other.tree),
      measurer: other.measurer,
      known: other.known,
      usesShortcuts: other.usesShortcuts
    )
    changes = other.changes
    guideMemory = other.guideMemory
    layoutCount = other.layoutCount
    overflows = other.overflows.copy()
    states.update(from: other.states, count: nodeCount)
    isSettled.update(from: other.isSettled, count: nodeCount)
    containers.update(from: other.containers, count: tree.table.containerCount)
    modifiers.update(from: other.modifiers, count: tree.table.modifierCount)
    order.update(from: other.order, count: tree.table.gapCount)
    textMemory.update(from: other.textMemory, count: tree.texts.count * TextEntry.capacity)
    nextTextEntry.update(from: other.nextTextEntry, count: tree.texts.count)
    tracks.update(from: other.tracks, count: tree.trackCount)
    gridProposals.update(from: other.gridProposals, count: tree.grids.count)
  }
}
