extension LayoutEngine {
  /// The size that a node answers to a proposal (NaN for nil).
  ///
  /// One function for all kinds of nodes: inlined, it would put the switch over kinds into the code
  /// of every kind, half of the module's size.
  @inline(never)
  func size(_ index: Int, _ width: Double, _ height: Double) -> Size {
    if isTraced { return tracedSize(index, width, height) }
    return answer(index, width, height)
  }

  @inline(never)
  private func tracedSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let reason = isPlacing ? .place : question
    question = .measure
    let size = answer(index, width, height)
    if nodes[index].view >= 0 {
      trace?.record(
        LayoutTraceEvent(
          view: Int(nodes[index].view),
          proposal: Proposal(width: width, height: height).viewSize,
          size: size,
          reason: reason
        )
      )
    }
    return size
  }

  @inline(__always)
  private func answer(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let node = nodes + index
    if node.pointee.cache < 0 {
      return node.pointee.kind.answer(
        SizeQuestion(engine: self, node: index, width: width, height: height)
      )
    }
    // Without dependence on a length, it is the same as nil; an endless one may be, too.
    let flags = usesShortcuts ? node.pointee.flags : node.pointee.flags.intersection(.isContainer)
    let asksForWidth =
      !flags.contains(width == .infinity ? .endlessWidthIsNil : .ignoresWidth)
    let asksForHeight =
      !flags.contains(height == .infinity ? .endlessHeightIsNil : .ignoresHeight)
    let width = asksForWidth ? width : .nan
    let height = asksForHeight ? height : .nan
    return flags.contains(.isContainer)
      ? containerSize(index, width, height) : modifierSize(index, width, height)
  }

  /// The size that is not cached.
  @inline(never)
  func computedSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    statistics.sizeComputations += 1
    if status[index] == .clean { markDirty(index) }
    return nodes[index].kind.answer(
      SizeQuestion(engine: self, node: index, width: width, height: height)
    )
  }
}

/// Asks a node for its size.
struct SizeQuestion: NodeQuestion {
  let engine: LayoutEngine
  let node: Int
  let width: Double
  let height: Double

  @inline(__always)
  func put(to kind: some NodeBehavior) -> Size {
    kind.size(node, width, height, in: engine)
  }
}
