/// What an engine knows of its nodes: a tree that is edited hands it on to its next engine.
final class EngineBuffers {
  var states: GrowableBuffer<NodeState>
  var isSettled: GrowableBuffer<Bool>
  var containers: GrowableBuffer<ContainerMemory>
  var modifiers: GrowableBuffer<UnaryMemory>
  var order: GrowableBuffer<Int32>
  var textMemory: GrowableBuffer<TextEntry>
  var nextTextEntry: GrowableBuffer<UInt8>
  var tracks: GrowableBuffer<GridTrack>
  var gridProposals: GrowableBuffer<Proposal>

  /// Makes the buffers of an engine that knows nothing.
  init(for tree: LayoutTree) {
    let (nodeCount, textCount) = (tree.nodes.count, tree.texts.count)
    states = GrowableBuffer(repeating: NodeState(), count: nodeCount)
    isSettled = GrowableBuffer(repeating: false, count: nodeCount)
    containers = GrowableBuffer(repeating: ContainerMemory(), count: tree.table.containerCount)
    modifiers = GrowableBuffer(repeating: UnaryMemory(), count: tree.table.modifierCount)
    order = GrowableBuffer(repeating: -1, count: tree.table.gapCount)
    textMemory = GrowableBuffer(repeating: TextEntry(), count: textCount * TextEntry.capacity)
    nextTextEntry = GrowableBuffer(repeating: 0, count: textCount)
    tracks = GrowableBuffer(repeating: GridTrack(), count: tree.trackCount)
    gridProposals = GrowableBuffer(repeating: .impossible, count: tree.grids.count)
  }

  /// The same knowledge, to be changed on its own.
  init(copying other: EngineBuffers) {
    states = other.states.copy()
    isSettled = other.isSettled.copy()
    containers = other.containers.copy()
    modifiers = other.modifiers.copy()
    order = other.order.copy()
    textMemory = other.textMemory.copy()
    nextTextEntry = other.nextTextEntry.copy()
    tracks = other.tracks.copy()
    gridProposals = other.gridProposals.copy()
  }

  /// Makes room for the nodes that have replaced others in a tree, of which nothing is known.
  func follow(_ replacement: NodeReplacement, in tree: LayoutTree) {
    states.replace(replacement.removed, repeating: NodeState(), count: replacement.insertedCount)
    isSettled.replace(replacement.removed, repeating: false, count: replacement.insertedCount)
    containers.grow(to: tree.table.containerCount, with: ContainerMemory())
    modifiers.grow(to: tree.table.modifierCount, with: UnaryMemory())
    for gaps in replacement.gaps {
      order.replace(gaps.removed, repeating: -1, count: gaps.insertedCount)
    }
    let (end, shift) = (Int32(replacement.removed.upperBound), Int32(replacement.shift))
    for slot in 0..<order.count where order.elements[slot] >= end {
      order.elements[slot] += shift
    }
    textMemory.grow(to: tree.texts.count * TextEntry.capacity, with: TextEntry())
    nextTextEntry.grow(to: tree.texts.count, with: 0)
    tracks.grow(to: tree.trackCount, with: GridTrack())
    gridProposals.grow(to: tree.grids.count, with: .impossible)
  }
}

extension GrowableBuffer {
  fileprivate mutating func grow(to total: Int, with element: Element) {
    if total > count { append(repeating: element, count: total - count) }
  }
}
