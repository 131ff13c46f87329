/// Nodes with several children.
extension TreeResolver {
  /// Adds a container and its children.
  ///
  /// A stack of one static child is no layout at all (L31.1); one without children has no size
  /// (L10.11).
  ///
  /// - Parameter rowSpacing: The distances between rows and sections, if these are a list's.
  mutating func container(
    _ node: LayoutNode,
    spacing: Double?,
    of view: Int?,
    skippingFirst: Bool = false,
    grid: GridDraft? = nil,
    rowSpacing: ListSpacing? = nil,
    environment: Int
  ) {
    let outer = (base: pendingBase, dynamic: metDynamicList, axis: stackAxis, grid: gridDraft)
    pendingBase = pending.count
    metDynamicList = false
    gridDraft = grid
    followStack(node.view)
    var node = node
    if environments[environment].layoutDirection == .rightToLeft { node.flags.insert(.rightToLeft) }
    let index = open(node)
    let hasEnds = rowSpacing?.hasEnds == true
    if hasEnds { listEnd(environment) }
    emitChildren(of: view, environment: environment, skippingFirst: skippingFirst)
    if hasEnds { listEnd(environment) }
    let opened = nodes + Int(index)
    let isRoot = opened.pointee.parent < 0
    let childCount = opened.pointee.childCount
    if childCount == 0, !node.kind.isGeometryReader {
      let empty = RigidNode(size: .zero, isEmptyContainer: true)
      opened.pointee.kind = .rigid(empty)
    } else if childCount == 1, !metDynamicList || isRoot, node.kind.isPassthroughAroundOneChild {
      opened.pointee.kind = .passthrough(PassthroughNode())
    }
    let cells = gridDraft?.finish()
    (pendingBase, metDynamicList, stackAxis, gridDraft) = outer
    if case .stack = opened.pointee.kind {
      if let rowSpacing {
        if hasEnds { setEnds(of: Int(index), rowSpacing) }
        table.setGaps(of: Int(index), rowGaps(Int(index), rowSpacing))
      } else {
        table.setGaps(of: Int(index), spacing: spacing)
      }
    } else if case .grid = opened.pointee.kind, let cells {
      addGrid(Int(index), cells)
    }
    parent = index
    close(index)
  }

  /// Makes a view the one whose axis spacers and dividers follow.
  private mutating func followStack(_ view: Int32) {
    // Views in the same slot are not in a stack.
    guard view >= 0 else { return }
    switch content(of: Int(view)).spacerAxis {
    case .own(let axis): stackAxis = axis
    case .inherited: break
    }
  }

  /// Adds a scroll view around its content, which is an implicit stack along the axis (L23.2); of
  /// two axes the vertical one.
  mutating func scrollView(
    _ scrollView: ScrollViewNode,
    view: Int,
    environment: Int
  ) {
    var node = LayoutNode(.scrollView(scrollView), view: view, environment: environment)
    if environments[environment].layoutDirection == .rightToLeft { node.flags.insert(.rightToLeft) }
    let index = open(node)
    let outerAxis = stackAxis
    let axis = scrollView.axes == .horizontal ? Axis.horizontal : .vertical
    stackAxis = axis
    let content = StackNode(axis, axis == .horizontal ? .verticalCenter : .horizontalCenter)
    container(
      LayoutNode(.stack(content), view: -1, environment: environment),
      spacing: nil,
      of: view,
      environment: environment
    )
    stackAxis = outerAxis
    close(index)
  }

  /// Adds a grid whose cells are complete, with the gaps between columns and rows.
  private mutating func addGrid(_ index: Int, _ draft: (cells: [Grid.Cell], columnCount: Int)) {
    guard case .grid(_, let horizontal, let vertical) = content(of: Int(nodes[index].view))
    else { return }
    let grid = Grid(
      cells: draft.cells,
      columnCount: draft.columnCount,
      horizontalSpacing: horizontal,
      verticalSpacing: vertical,
      firstTrack: table.trackCount
    )
    nodes[index].kind = .grid(GridNode(position: Int32(table.grids.count)))
    table.grids.append(grid)
    table.trackCount += draft.columnCount + grid.rows.count
    table.updateGaps(index)
  }

  /// The node of a layout's container.
  mutating func customLayout(_ layout: AnyLayout, view: Int, environment: Int) {
    let position = Int32(table.layouts.count)
    table.layouts.append(CustomLayout(layout))
    let index = Int32(table.nextIndex)
    container(
      LayoutNode(
        .customLayout(CustomLayoutNode(layout: position)),
        view: view,
        environment: environment
      ),
      spacing: nil,
      of: view,
      environment: environment
    )
    // Those inside come first.
    customLayouts.append(index)
  }

  /// Notes the layout values of the next view.
  mutating func addLayoutValues(to node: Int32) {
    var values: [LayoutValue] = []
    for pending in pendingModifiers {
      if case .layoutValue(let value) = pending.modifier { values.append(value) }
    }
    // Of several the innermost counts, which is the last one.
    if !values.isEmpty { layoutValues[node] = values.reversed() }
  }

  /// Adds a subview of a layout in another engine, with its properties there.
  mutating func subviewLeaf(_ position: Int, view: Int) {
    let index = leaf(
      LayoutNode(
        .layoutSubview(LayoutSubviewNode(position: Int32(position))),
        view: view,
        environment: 0
      )
    )
    guard let subviews, let engine = subviews.host.engine else { return }
    let outer = engine.nodes[subviews[subviews.startIndex + position].node]
    let node = nodes + Int(index)
    node.pointee.flags = outer.flags.intersection(.knownToParents)
    node.pointee.guides = outer.guides
    node.pointee.priority = outer.priority
    node.pointee.minimum = outer.minimum
    let spacing = table.add(engine.tree.table.spacings[Int(outer.spacing)])
    (nodes + Int(index)).pointee.spacing = spacing
  }

  /// Adds a geometry reader; its content waits until its size is known if it depends on it.
  mutating func geometryReader(_ view: Int, environment: Int) {
    var node = LayoutNode(
      .geometryReader(GeometryReaderNode()),
      view: view,
      environment: environment
    )
    if environments[environment].layoutDirection == .rightToLeft { node.flags.insert(.rightToLeft) }
    if scene.tree.readsProxy(inside: view) {
      readers.append(ReaderContent(node: Int32(table.nextIndex), view: view))
      leaf(node)
    } else {
      container(node, spacing: nil, of: view, environment: environment)
    }
  }
}

/// A geometry reader whose views depend on its place, and the place for which they are resolved.
struct ReaderContent {
  var node: Int32
  var view: Int
  /// The proxy that the views get; nil before the reader is placed.
  var proxy: GeometryProxy?
  /// The number of this place among those of the reader.
  var place = 0
}

extension NodeKind {
  fileprivate var isGeometryReader: Bool {
    if case .geometryReader = self { true } else { false }
  }
}
