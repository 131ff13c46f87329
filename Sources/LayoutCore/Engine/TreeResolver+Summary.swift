/// How many sizes nodes remember: stacks are asked by their parents at many proposals, the others
/// at few (the measurements behind these numbers: `docs/ARCHITECTURE.md`).
enum SizeMemory {
  static let stackEntries = 8
  static let unaryEntries = 2
  /// Proposed width and height, width and height.
  static let entryLength = 4
  /// What a stack keeps before its entries: the proposal it last laid its children out for, and the
  /// cross proposal that its children's flexibilities belong to.
  static let stackHeader = 4
}

extension TreeResolver {
  /// Works out what a node's children decide once and for all: priority, guides that may be
  /// explicit, independence of the proposal, minimums, spacing, memory.
  mutating func summarize(_ index: Int) {
    if nodes[index].end > Int32(index + 1) {
      let child = nodes[index + 1]
      switch nodes[index].kind {
      case .hStack, .vStack: summarizeStack(index)
      case .zStack: summarizeZStack(index)
      case .grid: summarizeGrid(index)
      case .lazyGrid: summarizeLazyGrid(index)
      case .viewThatFits: summarizeViewThatFits(index)
      case .geometryReader: reserveMemory(index, entries: 0)
      default: summarizeUnary(index, child)
      }
      if needsSpacing { nodes[index].spacing = spacing(of: index) }
    } else {
      summarizeLeaf(index)
    }
    minimums[index] = minimum(of: index)
  }

  private mutating func summarizeLeaf(_ index: Int) {
    let node = nodes[index]
    switch node.kind {
    case .rigid:
      nodes[index].flags.formUnion([.rigid, .ignoresProposal])
    case .spacer:
      if node.stackAxis == .horizontal {
        nodes[index].flags.formUnion([.rigidHeight, .ignoresHeight])
      } else if node.stackAxis == .vertical {
        nodes[index].flags.formUnion([.rigidWidth, .ignoresWidth])
      }
    case .divider:
      nodes[index].flags.formUnion(
        node.stackAxis == .horizontal
          ? [.rigidWidth, .ignoresWidth] : [.rigidHeight, .ignoresHeight]
      )
    case .text, .measuredText:
      nodes[index].guides = .textBaselines
    default:
      break
    }
  }

  private mutating func summarizeUnary(_ index: Int, _ child: LayoutNode) {
    let node = nodes[index]
    var flags = child.flags.intersection([.rigid, .ignoresProposal, .mayShrink])
    var guides = child.guides
    var priority = 0.0
    switch node.kind {
    case .passthrough, .offset, .layered:
      priority = child.priority
      flags.formUnion(child.flags.intersection(.isSpacer))
    case .fixedSize:
      priority = child.priority
      if node.option & 1 != 0 { flags.insert(.ignoresWidth) }
      if node.option & 2 != 0 { flags.insert(.ignoresHeight) }
    case .alignmentGuide:
      priority = child.priority
      guides.formUnion(node.horizontal.mask)
    case .frame:
      if !node.a.isNaN { flags.formUnion([.ignoresWidth, .rigidWidth]) }
      if !node.b.isNaN { flags.formUnion([.ignoresHeight, .rigidHeight]) }
    case .flexibleFrame:
      let frame = flexibleFrames[Int(node.extra)]
      if frame.horizontal.isConstrained { flags.subtract([.ignoresWidth, .rigidWidth]) }
      if frame.vertical.isConstrained { flags.subtract([.ignoresHeight, .rigidHeight]) }
    case .aspectRatio:
      if !flags.contains(.ignoresProposal) { flags = .mayShrink }
    case .position:
      flags = []
    default:
      break
    }
    if flags.contains(.ignoresProposal) { flags.formUnion(.rigid) }
    nodes[index].flags.formUnion(flags)
    nodes[index].guides = guides
    nodes[index].priority = priority
    reserveMemory(index, entries: SizeMemory.unaryEntries)
  }

  private mutating func summarizeStack(_ index: Int) {
    let axis = nodes[index].axis
    var flags: LayoutNode.Flags = [.rigid, .ignoresProposal]
    var mayShrink: LayoutNode.Flags = []
    var guides: GuideMask = []
    var child = index + 1
    let priority = nodes[child].priority
    while child < nodes[index].end {
      flags.formIntersection(nodes[child].flags)
      mayShrink.formUnion(nodes[child].flags.intersection(.mayShrink))
      guides.formUnion(nodes[child].guides)
      if nodes[child].priority != priority { nodes[index].flags.insert(.hasPriorities) }
      child = Int(nodes[child].end)
    }
    // A guide's value may depend on the proposal although no size does.
    let key = axis == .horizontal ? nodes[index].vertical : nodes[index].horizontal
    if guides.contains(key.mask) || key.customIndex != nil {
      flags = []
      mayShrink = .mayShrink
    }
    finishContainer(index, flags.union(mayShrink), guides)
    reserveMemory(index, entries: SizeMemory.stackEntries, header: SizeMemory.stackHeader)
  }

  private mutating func summarizeZStack(_ index: Int) {
    let (horizontal, vertical) = (nodes[index].horizontal, nodes[index].vertical)
    var flags: LayoutNode.Flags = [.rigid, .ignoresProposal]
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
    reserveMemory(index, entries: SizeMemory.stackEntries)
  }

  /// A grid of rigid cells is rigid, unless guides may move them; of any other nothing is known.
  private mutating func summarizeGrid(_ index: Int) {
    var flags: LayoutNode.Flags = [.rigid, .ignoresProposal]
    var guides: GuideMask = []
    var child = index + 1
    while child < nodes[index].end {
      flags.formIntersection(nodes[child].flags)
      guides.formUnion(nodes[child].guides)
      child = Int(nodes[child].end)
    }
    let isRigid = flags.isSuperset(of: [.rigid, .ignoresProposal]) && guides.isEmpty
    finishContainer(index, isRigid ? flags : .mayShrink, guides)
    reserveMemory(index, entries: SizeMemory.stackEntries)
  }

  /// Nothing is known of a lazy grid's size, and no guide shows through it.
  private mutating func summarizeLazyGrid(_ index: Int) {
    finishContainer(index, .mayShrink, [])
    reserveMemory(index, entries: SizeMemory.stackEntries)
  }

  /// Which child is shown depends on the proposal, so the size may change with it in any way.
  private mutating func summarizeViewThatFits(_ index: Int) {
    var guides: GuideMask = []
    var child = index + 1
    while child < nodes[index].end {
      guides.formUnion(nodes[child].guides)
      child = Int(nodes[child].end)
    }
    nodes[index].flags.insert(.mayShrink)
    nodes[index].guides = guides
    reserveMemory(index, entries: SizeMemory.stackEntries)
  }

  private mutating func finishContainer(
    _ index: Int,
    _ flags: LayoutNode.Flags,
    _ guides: GuideMask
  ) {
    nodes[index].flags.formUnion(flags)
    nodes[index].guides = guides.subtracting(.confinedToView)
    nodes[index].priority = 0
  }

  private mutating func reserveMemory(_ index: Int, entries: Int, header: Int = 0) {
    nodes[index].cache = Int32(cacheLength)
    cacheLength += header + entries * SizeMemory.entryLength
  }
}
