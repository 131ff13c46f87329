/// `HStack`, `VStack`, their lazy forms and the rows of a list (L10), in the order of its rules.
///
/// 1. The gaps come off the proposal first and are never compressed (L10.1).
/// 2. The children are ordered: higher priority first, then the less flexible (L10.4).
/// 3. Each in turn is proposed an equal share of the rest; its length comes off (L10.5).
/// 4. Along the stack the children follow each other, across it they are aligned (L10.7, L10.8).
struct StackNode: ContainerNode {
  /// The source of the gaps between children.
  enum Spacing: Sendable {
    /// The preferred distance of each pair of neighbours.
    case preferred
    case fixed
    /// The distances of a list.
    case rows
  }

  var axis: Axis
  /// The guide on which children are aligned across the axis.
  var alignment: AlignmentKey
  /// Whether children are proposed nil along the axis, and the stack takes its proposal across
  /// (L22.7).
  var isLazy = false
  var spacing: Spacing
  /// The indices of the first gap and of the order of service, and their capacity.
  var firstGap: Int32 = -1
  var gapCapacity: Int32 = 0
  var gapSum = 0.0

  init(_ axis: Axis, _ alignment: AlignmentKey, spacing: Spacing = .preferred) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  var isPassthroughAroundOneChild: Bool { !isLazy }
  var hasEditableChildren: Bool { true }

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
    var service = StackService(axis)
    var child = nodes.firstChild(of: node)
    while child >= 0 {
      let other = nodes + child
      flags.formIntersection(other.pointee.flags)
      mayShrink.formUnion(other.pointee.flags.intersection(.mayShrink))
      guides.formUnion(other.pointee.guides)
      service.include(other.pointee.priority, other.pointee.flags)
      child = Int(other.pointee.nextSibling)
    }
    // A guide's value may depend on the proposal although no size does.
    if guides.contains(alignment.mask) || alignment.customIndex != nil {
      flags = []
      mayShrink = .mayShrink
    } else {
      mayShrink.insert(.meetsAtDefaults)
    }
    if isLazy {
      // Only the length is the children's, and it does not depend on the proposed one.
      flags.formIntersection(.rigid(axis))
      flags.formUnion(.ignores(axis))
      if !flags.contains(.rigid(axis)) {
        // The length may be less for more room across.
        mayShrink.insert(.mayShrink)
      }
    }
    return NodeSummary(
      flags: flags.union(mayShrink).union(service.flags),
      guides: guides.subtracting(.confinedToView)
    )
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size {
    axis == .horizontal
      ? minimum(node, .horizontal, in: table) : minimum(node, .vertical, in: table)
  }

  /// The answer to 0 on either axis, specialized for each axis.
  ///
  /// A stack without room to distribute proposes 0 to all children, and is as long as they and the
  /// gaps are. Across it reaches from the first to the last edge, if no child sets the guide of the
  /// alignment.
  @inline(__always)
  private func minimum(_ node: Int, _ axis: Axis, in table: borrowing NodeTable) -> Size {
    // A lazy stack has its children's ideal length, whatever it is proposed.
    if isLazy {
      return axis == .horizontal ? Size(width: .nan, height: 0) : Size(width: 0, height: .nan)
    }
    var length = 0.0
    var (low, high) = (0.0, 0.0)
    var isLengthKnown = gapSum >= 0
    // By default a guide is at the same fraction of any length.
    let guide = ViewDimensions.builtInDefault(alignment, of: Size(width: 1, height: 1))
    let mask = alignment.mask
    var isExtentKnown = guide != nil
    let nodes = table.nodes
    var gap = table.gaps + Int(firstGap)
    var child = nodes.firstChild(of: node)
    while child >= 0, isLengthKnown || isExtentKnown {
      let other = nodes + child
      let minimum = other.pointee.minimum
      let along = axis == .horizontal ? minimum.width : minimum.height
      if along >= 0 {
        length += along
        length += gap.pointee
      } else {
        isLengthKnown = false
      }
      gap += 1
      let across = axis == .horizontal ? minimum.height : minimum.width
      if let guide, across.isFinite, !other.pointee.guides.contains(mask) {
        let start = -(across * guide)
        low = min(low, start)
        high = max(high, start + across)
      } else {
        isExtentKnown = false
      }
      child = Int(other.pointee.nextSibling)
    }
    if !isLengthKnown { length = .nan }
    let extent = isExtentKnown ? high - low : .nan
    return axis == .horizontal
      ? Size(width: length, height: extent) : Size(width: extent, height: length)
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
    if isLazy { return nil }
    if case .hStack(let alignment, _) = content, axis == .horizontal {
      stack.alignment = alignment.key
    } else if case .vStack(let alignment, _) = content, axis == .vertical {
      stack.alignment = alignment.key
    } else {
      return nil
    }
    return .stack(stack)
  }
}
