extension NodeTable {
  /// Works out what a node's children decide once and for all: priority, guides that may be
  /// explicit, independence of the proposal, minimums, spacing, memory.
  mutating func summarize(_ index: Int) {
    if nodes[index].end > Int32(index + 1) {
      switch nodes[index].kind {
      case .hStack, .vStack: summarizeStack(index)
      case .zStack: summarizeZStack(index)
      case .grid: summarizeGrid(index)
      case .lazyGrid: summarizeLazyGrid(index)
      case .viewThatFits: summarizeViewThatFits(index)
      case .customLayout: summarizeCustomLayout(index)
      case .geometryReader: break
      case .safeAreaInset: summarizeInset(index)
      default: summarizeUnary(index)
      }
      if needsSpacing { nodes[index].spacing = spacing(of: index) }
    } else {
      summarizeLeaf(index)
    }
    nodes[index].minimum = minimum(of: index)
  }

  private func summarizeLeaf(_ index: Int) {
    let node = nodes + index
    switch node.pointee.kind {
    case .rigid:
      node.pointee.flags.formUnion([.rigid, .ignoresProposal, .endlessIsNil])
    case .spacer:
      if node.pointee.stackAxis == .horizontal {
        node.pointee.flags.formUnion(.knownHeight)
      } else if node.pointee.stackAxis == .vertical {
        node.pointee.flags.formUnion(.knownWidth)
      }
    case .divider:
      node.pointee.flags.formUnion(
        node.pointee.stackAxis == .horizontal
          ? .knownWidth : .knownHeight
      )
    case .text, .measuredText:
      node.pointee.guides = .textBaselines
      node.pointee.flags.formUnion(.endlessIsNil)
    default:
      break
    }
  }

  private mutating func summarizeUnary(_ index: Int) {
    let node = nodes + index
    let child = nodes + (index + 1)
    var flags = child.pointee.flags.intersection(.passedOn)
    var guides = child.pointee.guides
    var priority = 0.0
    switch node.pointee.kind {
    case .passthrough, .offset, .layered:
      priority = child.pointee.priority
      flags.formUnion(child.pointee.flags.intersection(.isSpacer))
    case .fixedSize:
      priority = child.pointee.priority
      if node.pointee.option & 1 != 0 { flags.formUnion([.ignoresWidth, .endlessWidthIsNil]) }
      if node.pointee.option & 2 != 0 { flags.formUnion([.ignoresHeight, .endlessHeightIsNil]) }
      // A length that is only asked for at nil may be less for more room across.
      if node.pointee.option != 3, !child.pointee.flags.contains(.rigid) {
        flags.insert(.mayShrink)
      }
    case .alignmentGuide:
      priority = child.pointee.priority
      guides.formUnion(node.pointee.horizontal.mask)
    case .frame:
      if !node.pointee.a.isNaN { flags.formUnion(.knownWidth) }
      if !node.pointee.b.isNaN { flags.formUnion(.knownHeight) }
    case .flexibleFrame:
      let frame = frames.elements + Int(node.pointee.extra)
      if frame.pointee.horizontal.isConstrained { flags.subtract(.knownWidth) }
      if frame.pointee.vertical.isConstrained { flags.subtract(.knownHeight) }
    case .aspectRatio:
      if !flags.contains(.ignoresProposal) { flags = .mayShrink }
    case .position:
      flags = []
    case .padding where !node.pointee.a.isFinite || !node.pointee.b.isFinite:
      flags.subtract(.endlessIsNil)
    case .safeAreaPadding:
      guides = []
      if !node.pointee.a.isFinite || !node.pointee.b.isFinite { flags.subtract(.endlessIsNil) }
    case .scrollView:
      guides = []
      if node.pointee.option & 1 != 0 { flags.subtract(.knownWidth) }
      if node.pointee.option & 2 != 0 { flags.subtract(.knownHeight) }
    default:
      break
    }
    if flags.contains(.ignoresProposal) { flags.formUnion([.rigid, .endlessIsNil]) }
    node.pointee.flags.formUnion(flags)
    node.pointee.guides = guides
    node.pointee.priority = priority
    reserveModifierMemory(index)
  }

  /// What `safeAreaInset` makes has neither guides nor priority of its own views.
  private mutating func summarizeInset(_ index: Int) {
    let secondary = nodes[Int(nodes[index + 1].end)]
    let shared: LayoutNode.Flags = [.rigid, .ignoresProposal]
    let flags = nodes[index + 1].flags.intersection(secondary.flags).intersection(shared)
    (nodes + index).pointee.flags.formUnion(flags.contains(shared) ? shared : .mayShrink)
    reserveContainerMemory(index)
  }

  private mutating func summarizeStack(_ index: Int) {
    let axis = nodes[index].axis
    var flags: LayoutNode.Flags = [.rigid, .ignoresProposal, .endlessIsNil]
    var mayShrink: LayoutNode.Flags = []
    var guides: GuideMask = []
    let end = Int(nodes[index].end)
    var child = index + 1
    while child < end {
      flags.formIntersection(nodes[child].flags)
      mayShrink.formUnion(nodes[child].flags.intersection(.mayShrink))
      guides.formUnion(nodes[child].guides)
      child = Int(nodes[child].end)
    }
    classifyService(index, axis)
    // A guide's value may depend on the proposal although no size does.
    let key = axis == .horizontal ? nodes[index].vertical : nodes[index].horizontal
    if guides.contains(key.mask) || key.customIndex != nil {
      flags = []
      mayShrink = .mayShrink
    } else {
      (nodes + index).pointee.flags.insert(.meetsAtDefaults)
    }
    if nodes[index].flags.contains(.isLazy) {
      // Only the length is the children's, and nothing depends on the one that is proposed.
      flags.formIntersection(axis == .horizontal ? .rigidWidth : .rigidHeight)
      flags.formUnion(
        axis == .horizontal
          ? [.ignoresWidth, .endlessWidthIsNil] : [.ignoresHeight, .endlessHeightIsNil]
      )
      if !flags.contains(axis == .horizontal ? .rigidWidth : .rigidHeight) {
        // The length may be less for more room across.
        mayShrink = .mayShrink
      }
    }
    finishContainer(index, flags.union(mayShrink), guides)
    reserveContainerMemory(index)
  }

  /// Finds out in which order a stack serves its children, as far as no proposal changes it.
  private func classifyService(_ index: Int, _ axis: Axis) {
    let end = Int(nodes[index].end)
    var child = index + 1
    var (highest, lowest) = (nodes[child].priority, nodes[child].priority)
    while child < end {
      highest = max(highest, nodes[child].priority)
      lowest = min(lowest, nodes[child].priority)
      child = Int(nodes[child].end)
    }
    nodes[index].b = highest
    if highest != lowest { nodes[index].flags.insert([.hasPriorities, .hasTwoPriorities]) }
    // Of each priority all children are rigid but for the last one, which is no less flexible.
    var (isHighOrdered, isLowOrdered) = (true, true)
    var (isHighRigid, isLowRigid) = (true, true)
    child = index + 1
    while child < end {
      let node = nodes + child
      let isLoose = !node.pointee.isRigid(axis)
      let shrinks = node.pointee.flags.contains(.mayShrink)
      if node.pointee.priority == highest {
        if !isHighRigid || (isLoose && shrinks) { isHighOrdered = false }
        if isLoose { isHighRigid = false }
      } else {
        if node.pointee.priority != lowest { nodes[index].flags.remove(.hasTwoPriorities) }
        if !isLowRigid || (isLoose && shrinks) { isLowOrdered = false }
        if isLoose { isLowRigid = false }
      }
      child = Int(node.pointee.end)
    }
    if isHighOrdered, isLowOrdered { nodes[index].flags.insert(.servesAsDeclared) }
  }

  private mutating func summarizeZStack(_ index: Int) {
    let (horizontal, vertical) = (nodes[index].horizontal, nodes[index].vertical)
    var flags: LayoutNode.Flags = [.rigid, .ignoresProposal, .endlessIsNil]
    var mayShrink: LayoutNode.Flags = []
    var guides: GuideMask = []
    var child = index + 1
    while child < nodes[index].end {
      flags.formIntersection(nodes[child].flags)
      mayShrink.formUnion(nodes[child].flags.intersection(.mayShrink))
      guides.formUnion(nodes[child].guides)
      child = Int(nodes[child].end)
    }
    let hasOwnGuides =
      !guides.isDisjoint(with: [horizontal.mask, vertical.mask])
      || horizontal.customIndex != nil || vertical.customIndex != nil
    if hasOwnGuides {
      flags = []
      mayShrink = .mayShrink
    }
    finishContainer(index, flags.union(mayShrink), guides)
    reserveContainerMemory(index)
  }

  /// A grid of rigid cells is rigid, unless guides may move them; of any other nothing is known.
  private mutating func summarizeGrid(_ index: Int) {
    var flags: LayoutNode.Flags = [.rigid, .ignoresProposal, .endlessIsNil]
    var guides: GuideMask = []
    var child = index + 1
    while child < nodes[index].end {
      flags.formIntersection(nodes[child].flags)
      guides.formUnion(nodes[child].guides)
      child = Int(nodes[child].end)
    }
    let isRigid = flags.isSuperset(of: [.rigid, .ignoresProposal]) && guides.isEmpty
    finishContainer(index, isRigid ? flags : .mayShrink, guides)
    reserveContainerMemory(index)
  }

  /// Nothing is known of a lazy grid's size, and no guide shows through it.
  private mutating func summarizeLazyGrid(_ index: Int) {
    finishContainer(index, .mayShrink, [])
    reserveContainerMemory(index)
  }

  /// Which child is shown depends on the proposal, so the size may change with it in any way.
  private mutating func summarizeViewThatFits(_ index: Int) {
    var guides: GuideMask = []
    var child = index + 1
    while child < nodes[index].end {
      guides.formUnion(nodes[child].guides)
      child = Int(nodes[child].end)
    }
    (nodes + index).pointee.flags.insert(.mayShrink)
    nodes[index].guides = guides
    reserveContainerMemory(index)
  }

  /// A layout may answer anything, and set any guide.
  private mutating func summarizeCustomLayout(_ index: Int) {
    (nodes + index).pointee.flags.insert(.mayShrink)
    nodes[index].guides = .all
    reserveContainerMemory(index)
  }

  private func finishContainer(
    _ index: Int,
    _ flags: LayoutNode.Flags,
    _ guides: GuideMask
  ) {
    nodes[index].flags.formUnion(flags)
    nodes[index].guides = guides.subtracting(.confinedToView)
    nodes[index].priority = 0
  }

  private mutating func reserveContainerMemory(_ index: Int) {
    if nodes[index].memory >= 0 { return }
    nodes[index].memory = Int32(containerCount)
    containerCount += 1
  }

  private mutating func reserveModifierMemory(_ index: Int) {
    if nodes[index].memory >= 0 { return }
    nodes[index].memory = Int32(modifierCount)
    modifierCount += 1
  }
}
