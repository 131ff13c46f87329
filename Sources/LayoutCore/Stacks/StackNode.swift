/// `HStack`, `VStack`, their lazy forms and the rows of a list (L10), in the order of its rules.
///
/// 1. The gaps come off the proposal first and are never compressed (L10.1).
/// 2. The children are ordered: higher priority first, then the less flexible (L10.4).
/// 3. Each in turn is offered an equal share of what is left; what it takes comes off (L10.5).
/// 4. Along the stack the children follow each other, across it they meet at the alignment (L10.7,
///    L10.8).
struct StackNode: ContainerNode {
  /// Where the gaps between children come from.
  enum Spacing: Sendable {
    /// Each pair of neighbours is asked for its preference.
    case preferred
    case fixed
    /// The distances of a list.
    case rows
  }

  var axis: Axis
  /// The guide at which children meet across the axis.
  var alignment: AlignmentKey
  /// Whether children are asked for their ideal lengths, and the stack takes what it is offered
  /// across (L22.7).
  var isLazy = false
  var spacing: Spacing
  /// Where the gaps and the order of service begin, and how many of them there is room for.
  var firstGap: Int32 = -1
  var gapCapacity: Int32 = 0
  var gapSum = 0.0

  init(_ axis: Axis, _ alignment: AlignmentKey, spacing: Spacing = .preferred) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  // MARK: Negotiating

  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    engine.layoutStack(self, node, width, height)
  }

  /// The same proposal again, but across the stack nil becomes the stack's own length (L10.9 and
  /// L31.5).
  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let (width, height) =
      axis == .horizontal
      ? (proposal.width, proposal.height.unspecified(or: size.height))
      : (proposal.width.unspecified(or: size.width), proposal.height)
    engine.ensureStackLayout(self, node, width, height)
  }

  // MARK: Summing up

  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    let nodes = table.nodes
    var flags = LayoutNode.Flags.fixed
    var mayShrink: LayoutNode.Flags = []
    var guides: GuideMask = []
    var child = nodes.firstChild(of: node)
    while child >= 0 {
      flags.formIntersection(nodes[child].flags)
      mayShrink.formUnion(nodes[child].flags.intersection(.mayShrink))
      guides.formUnion(nodes[child].guides)
      child = nodes.next(after: child)
    }
    let service = service(node, nodes)
    // A guide's value may depend on the proposal although no size does.
    if guides.contains(alignment.mask) || alignment.customIndex != nil {
      flags = []
      mayShrink = .mayShrink
    } else {
      mayShrink.insert(.meetsAtDefaults)
    }
    if isLazy {
      // Only the length is the children's, and nothing depends on the one that is proposed.
      flags.formIntersection(.rigid(axis))
      flags.formUnion(.ignores(axis))
      if !flags.contains(.rigid(axis)) {
        // The length may be less for more room across.
        mayShrink.insert(.mayShrink)
      }
    }
    return NodeSummary(
      flags: flags.union(mayShrink).union(service),
      guides: guides.subtracting(.confinedToView)
    )
  }

  /// In which order the stack serves its children, as far as no proposal changes it.
  private func service(_ node: Int, _ nodes: BufferView<LayoutNode>)
    -> LayoutNode.Flags
  {
    var flags: LayoutNode.Flags = []
    var child = nodes.firstChild(of: node)
    var (highest, lowest) = (nodes[child].priority, nodes[child].priority)
    while child >= 0 {
      highest = max(highest, nodes[child].priority)
      lowest = min(lowest, nodes[child].priority)
      child = nodes.next(after: child)
    }
    if highest != lowest { flags.insert([.hasPriorities, .hasTwoPriorities]) }
    // Of each priority all children are rigid but for the last one, which is no less flexible.
    var (isHighOrdered, isLowOrdered) = (true, true)
    var (isHighRigid, isLowRigid) = (true, true)
    child = nodes.firstChild(of: node)
    while child >= 0 {
      let other = nodes + child
      let isLoose = !other.pointee.isRigid(axis)
      let shrinks = other.pointee.flags.contains(.mayShrink)
      if other.pointee.priority == highest {
        if !isHighRigid || (isLoose && shrinks) { isHighOrdered = false }
        if isLoose { isHighRigid = false }
      } else {
        if other.pointee.priority != lowest { flags.remove(.hasTwoPriorities) }
        if !isLowRigid || (isLoose && shrinks) { isLowOrdered = false }
        if isLoose { isLowRigid = false }
      }
      child = nodes.next(after: child)
    }
    if isHighOrdered, isLowOrdered { flags.insert(.servesAsDeclared) }
    return flags
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size {
    Size(
      width: minimum(node, .horizontal, in: table),
      height: minimum(node, .vertical, in: table)
    )
  }

  private func minimum(_ node: Int, _ axis: Axis, in table: borrowing NodeTable) -> Double {
    // A lazy stack has its children's ideal length, whatever it is proposed.
    if isLazy { return axis == self.axis ? .nan : 0 }
    return axis == self.axis
      ? lengthOfMinimums(node, in: table) : extentOfMinimums(node, axis, in: table)
  }

  /// The length of a stack that has nothing to hand out: all children are offered 0.
  private func lengthOfMinimums(_ node: Int, in table: borrowing NodeTable) -> Double {
    guard gapSum >= 0 else { return .nan }
    let nodes = table.nodes
    var length = 0.0
    var gap = table.gaps + Int(firstGap)
    var child = nodes.firstChild(of: node)
    while child >= 0 {
      let minimum = nodes[child].minimum[axis]
      guard minimum >= 0 else { return .nan }
      length += minimum
      length += gap.pointee
      gap += 1
      child = nodes.next(after: child)
    }
    return length
  }

  /// The extent of a stack across its axis, if no child sets the guide at which they meet.
  private func extentOfMinimums(_ node: Int, _ axis: Axis, in table: borrowing NodeTable) -> Double
  {
    let nodes = table.nodes
    var low = 0.0
    var high = 0.0
    var child = nodes.firstChild(of: node)
    while child >= 0 {
      let minimum = nodes[child].minimum[axis]
      guard minimum.isFinite,
        let guide = table.defaultGuide(alignment, of: child, length: minimum)
      else { return .nan }
      low = min(low, -guide)
      high = max(high, -guide + minimum)
      child = nodes.next(after: child)
    }
    return high - low
  }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    let children = table.childSpacings(of: node)
    let direction = table.nodes[node].direction
    return table.add(
      ViewSpacing(stackOf: children.map { table.spacings[$0] }, along: axis, in: direction)
    )
  }

  // MARK: Changing

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    var stack = self
    switch content {
    case .hStack(let alignment, _) where axis == .horizontal && !isLazy:
      stack.alignment = alignment.key
    case .vStack(let alignment, _) where axis == .vertical && !isLazy:
      stack.alignment = alignment.key
    default:
      return nil
    }
    return .stack(stack)
  }
}
