/// The node buffers of an engine, which an edited tree hands on to its next engine.
final class EngineBuffers {
  // Code that changes one of them makes no other access to an engine meanwhile, so that accesses
  // never overlap: to check that would cost as much as growing them by nothing.

  @exclusivity(unchecked) var states: GrowableBuffer<NodeState>
  @exclusivity(unchecked) var status: GrowableBuffer<NodeStatus>
  @exclusivity(unchecked) var containers: GrowableBuffer<ContainerCache>
  @exclusivity(unchecked) var modifiers: GrowableBuffer<ModifierCache>
  @exclusivity(unchecked) var order: GrowableBuffer<Int32>
  @exclusivity(unchecked) var lineBreaks: GrowableBuffer<TextEntry>
  @exclusivity(unchecked) var nextLineBreak: GrowableBuffer<UInt8>
  @exclusivity(unchecked) var tracks: GrowableBuffer<GridTrack>
  @exclusivity(unchecked) var gridProposals: GrowableBuffer<Proposal>

  /// Creates the empty buffers of an engine.
  init(for tree: LayoutTree) {
    let (nodeCount, textCount) = (tree.table.count, tree.table.texts.count)
    states = GrowableBuffer(repeating: NodeState(), count: nodeCount)
    status = GrowableBuffer(repeating: .dirty, count: nodeCount)
    containers = GrowableBuffer(repeating: ContainerCache(), count: tree.table.containerCount)
    modifiers = GrowableBuffer(repeating: ModifierCache(), count: tree.table.modifierCount)
    order = GrowableBuffer(repeating: -1, count: tree.table.gapBuffer.count)
    lineBreaks = GrowableBuffer(repeating: TextEntry(), count: textCount * TextEntry.capacity)
    nextLineBreak = GrowableBuffer(repeating: 0, count: textCount)
    tracks = GrowableBuffer(repeating: GridTrack(), count: tree.table.trackCount)
    gridProposals = GrowableBuffer(repeating: .impossible, count: tree.table.grids.count)
  }

  /// Creates an independent copy.
  init(copying other: EngineBuffers) {
    states = other.states.copy()
    status = other.status.copy()
    containers = other.containers.copy()
    modifiers = other.modifiers.copy()
    order = other.order.copy()
    lineBreaks = other.lineBreaks.copy()
    nextLineBreak = other.nextLineBreak.copy()
    tracks = other.tracks.copy()
    gridProposals = other.gridProposals.copy()
  }

  /// Makes room for nodes added to a tree.
  func grow(with tree: LayoutTree) {
    states.grow(to: tree.table.count, with: NodeState())
    status.grow(to: tree.table.count, with: .dirty)
    containers.grow(to: tree.table.containerCount, with: ContainerCache())
    modifiers.grow(to: tree.table.modifierCount, with: ModifierCache())
    order.grow(to: tree.table.gapBuffer.count, with: -1)
    lineBreaks.grow(to: tree.table.texts.count * TextEntry.capacity, with: TextEntry())
    nextLineBreak.grow(to: tree.table.texts.count, with: 0)
    tracks.grow(to: tree.table.trackCount, with: GridTrack())
    gridProposals.grow(to: tree.table.grids.count, with: .impossible)
  }

  /// Drops the data of a freed node.
  func forget(_ node: Int) {
    states.elements[node] = NodeState()
    status.elements[node] = .dirty
  }
}

extension GrowableBuffer {
  fileprivate mutating func grow(to total: Int, with element: Element) {
    if total > count { append(repeating: element, count: total - count) }
  }
}
