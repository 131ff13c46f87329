extension LayoutEngine {
  /// Creates an engine with the state of another one, which can change independently.
  convenience init(copying other: LayoutEngine) {
    self.init(
      other.scene,
      tree: LayoutTree(copying: other.tree),
      measurer: other.measurer,
      subviews: other.subviews,
      usesShortcuts: other.usesShortcuts,
      buffers: EngineBuffers(copying: other.buffers)
    )
    changes = other.changes
    guideCache = other.guideCache
    unsummarized = other.unsummarized
    deepestChange = other.deepestChange
    layoutCount = other.layoutCount
    overflows = other.overflows.copy()
  }

  /// Creates an engine that continues from another one's state, whose tree has been edited.
  convenience init(resuming other: LayoutEngine) {
    other.buffers.grow(with: other.tree)
    self.init(
      other.scene,
      tree: other.tree,
      measurer: other.measurer,
      subviews: other.subviews,
      usesShortcuts: other.usesShortcuts,
      buffers: other.buffers
    )
    layoutCount = other.layoutCount
    changes = other.changes
    guideCache = other.guideCache
    swap(&unsummarized, &other.unsummarized)
    deepestChange = other.deepestChange
    latest = other.latest
    swap(&overflows, &other.overflows)
  }
}
