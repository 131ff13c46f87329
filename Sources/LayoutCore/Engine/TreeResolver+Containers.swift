/// Nodes with several children.
extension TreeResolver {
  /// Ends the node of a modifier, with what the modifier brings along.
  mutating func closeWrapper(_ index: Int) {
    let wrapper = pending[index]
    let node = wrapper.node
    parent = node
    guard nodes[Int(node)].kind == .layered || nodes[Int(node)].kind == .safeAreaInset else {
      return close(node)
    }
    switch wrapper.modifier {
    case .backgroundStyle(_, let edges), .overlayStyle(_, let edges):
      // A style ignores the container's safe area by itself (L13.3).
      let style = LayoutNode(.ignoresSafeArea, view: -1, parent: node)
      let extended = open(style.ignoring(.container, edges, nodes[Int(node)].direction))
      leaf(LayoutNode(.filling, view: -1, parent: extended))
      close(extended)
    case .backgroundShape(_, let shape, _), .overlayShape(_, let shape, _):
      leaf(LayoutNode(shape.base == .circle ? .circle : .filling, view: -1, parent: node))
    default:
      let outer = hostModifier
      hostModifier = Int32(wrapper.view)
      // Several views of content are an implicit ZStack (L1.7).
      // Shadow content is an implicit VStack.
      var kind = LayoutNode.Kind.zStack
      if case .annotation = wrapper.modifier { kind = .vStack }
      var content = LayoutNode(kind, view: -1, parent: node)
      content.horizontal = .horizontalCenter
      content.vertical = .verticalCenter
      container(
        content,
        spacing: nil,
        of: wrapper.view,
        skippingFirst: true,
        environment: wrapper.environment
      )
      hostModifier = outer
    }
    if case .safeAreaInset(_, _, let spacing) = wrapper.modifier {
      table.setInsetSpacing(node, spacing)
    }
    close(node)
  }

  /// Writes down a container and its children.
  ///
  /// A stack of one static child is no layout at all (L31.1); one without children has no size
  /// (L10.11).
  ///
  /// - Parameter rowSpacings: The distances between rows and around sections, if these are a list's.
  mutating func container(
    _ node: LayoutNode,
    spacing: Double?,
    of view: Int?,
    skippingFirst: Bool = false,
    grid: GridDraft? = nil,
    rowSpacings: (row: Double, section: Double)? = nil,
    environment: Int
  ) {
    let outer = (base: pendingBase, dynamic: metDynamicList, axis: stackAxis, grid: gridDraft)
    pendingBase = pending.count
    metDynamicList = false
    gridDraft = grid
    followStack(node)
    var node = node
    if environments[environment].layoutDirection == .rightToLeft {
      node.flags.insert(.rightToLeft)
    }
    let index = open(node)
    let isSoleRoot = index == 0
    emitChildren(of: view, environment: environment, skippingFirst: skippingFirst)
    if node.kind != .geometryReader {
      let isStack = node.kind == .hStack || node.kind == .vStack || node.kind == .zStack
      switch nodes[Int(index)].childCount {
      case 0:
        nodes[Int(index)].kind = .rigid
        nodes[Int(index)].priority = -.infinity
        nodes[Int(index)].spacing = StandardSpacing.none.rawValue
      case 1 where isStack && !node.flags.contains(.isLazy) && (!metDynamicList || isSoleRoot):
        nodes[Int(index)].kind = .passthrough
      default:
        break
      }
    }
    let cells = gridDraft?.finish()
    (pendingBase, metDynamicList, stackAxis, gridDraft) = outer
    nodes[Int(index)].end = Int32(count)
    switch nodes[Int(index)].kind {
    case .hStack, .vStack:
      if let rowSpacings {
        addRowGaps(Int(index), rowSpacings)
      } else {
        table.addGaps(Int(index), spacing: spacing)
      }
    case .grid:
      if let cells { addGrid(Int(index), cells) }
    default:
      break
    }
    close(index)
  }

  /// Makes a container the one whose axis spacers and dividers follow.
  mutating func followStack(_ node: LayoutNode) {
    // Views that merely share a slot are not in a stack.
    guard node.view >= 0 else { return }
    switch node.kind {
    case .hStack: stackAxis = .horizontal
    case .vStack: stackAxis = .vertical
    case .zStack where !isControl(node.view): stackAxis = nil
    case .grid, .lazyGrid: stackAxis = nil
    case .customLayout:
      stackAxis = layouts[Int(node.extra)].properties.stackOrientation
    default: break
    }
  }

  func isControl(_ view: Int32) -> Bool {
    if case .control = content(of: Int(view)) { true } else { false }
  }
}
