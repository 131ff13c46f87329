extension TreeResolver {
  /// Adds a view without its modifiers.
  mutating func emitBareView(_ view: Int, _ content: ViewContent, environment: Int) {
    switch content {
    case .hStack(let alignment, let spacing):
      let key = isOfLabel(view) ? AlignmentKey.firstTextBaseline : alignment.key
      stack(StackNode(.horizontal, key), spacing, view, environment)
    case .vStack(let alignment, let spacing):
      stack(StackNode(.vertical, alignment.key), spacing, view, environment)
    case .lazyHStack(let alignment, let spacing):
      var node = StackNode(.horizontal, alignment.key)
      node.isLazy = true
      stack(node, spacing, view, environment)
    case .lazyVStack(let alignment, let spacing):
      var node = StackNode(.vertical, alignment.key)
      node.isLazy = true
      stack(node, spacing, view, environment)
    case .rows(let spacing):
      var node = StackNode(.vertical, .leading, spacing: .rows)
      node.isLazy = true
      container(
        LayoutNode(.stack(node), view: view, environment: environment),
        spacing: nil,
        of: view,
        rowSpacing: spacing,
        environment: environment
      )
    case .zStack(let alignment):
      container(.zStack(ZStackNode(alignment: GuidePair(alignment))), view, environment)
    case .control(let control):
      // Several views in the label of a button are in a row; those in other parts of a control
      // overlap, if there are several at all.
      let kind: NodeKind =
        control.hasLabelInRow
        ? .stack(StackNode(.horizontal, .verticalCenter))
        : .zStack(ZStackNode(alignment: .center))
      container(kind, view, environment)
    case .viewThatFits(let axes):
      container(.viewThatFits(ViewThatFitsNode(axes: axes)), view, environment)
    case .scrollView(let axes, let position):
      scrollView(
        ScrollViewNode(
          axes: axes,
          ScrolledContentPlace(
            position: position,
            alignment: environments[environment].scrollAlignment
          ),
          in: &table
        ),
        view: view,
        environment: environment
      )
    case .grid(let alignment, _, _):
      container(
        LayoutNode(.grid(GridNode(position: -1)), view: view, environment: environment),
        spacing: nil,
        of: view,
        grid: GridDraft(alignment),
        environment: environment
      )
    case .lazyVGrid(let columns, let alignment, let spacing):
      let alignment = Alignment(horizontal: alignment, vertical: .center)
      let grid = LazyGrid(axis: .vertical, items: columns, alignment: alignment, spacing: spacing)
      lazyGrid(grid, view, environment)
    case .lazyHGrid(let rows, let alignment, let spacing):
      let alignment = Alignment(horizontal: .center, vertical: alignment)
      let grid = LazyGrid(axis: .horizontal, items: rows, alignment: alignment, spacing: spacing)
      lazyGrid(grid, view, environment)
    case .layout(let layout):
      customLayout(layout, view: view, environment: environment)
    case .layoutSubview(let position):
      subviewLeaf(position, view: view)
    case .geometryReader:
      geometryReader(view, environment: environment)
    case .text(let content):
      textLeaf(content, view: view, environment: environment)
    case .textRuns(let runs):
      let values = environments[environment]
      let text = StyledText(runs, in: values, sizesSymbols: measurer.sizesSymbols)
      textLeaf(text, view: view, environment: environment)
    case .measuredText(_, let measured):
      measuredTextLeaf(measured, view: view, environment: environment)
    case .image(_, let size, let caps):
      guard let caps else { return leaf(.rigid(RigidNode(size: size)), view, environment) }
      let image = ResizableImageNode(natural: size, caps: table.add(caps))
      leaf(.resizableImage(image), view, environment)
    case .symbol(let name, let caps):
      symbolLeaf(name, caps, view: view, environment: environment)
    case .spacer(let length):
      leaf(.spacer(SpacerNode(minLength: length, axis: stackAxis)), view, environment)
    case .divider:
      let divider = DividerNode(in: environments[environment], axis: stackAxis)
      leaf(.divider(divider), view, environment)
    case .color, .canvas, .shape:
      if let kind = FillingNode.kind(of: content, in: &table) { leaf(kind, view, environment) }
    case .unmadeRows(let axis, let length):
      leaf(.rigid(RigidNode(roomOf: length, along: axis)), view, environment)
    case .group, .forEach, .gridRow, .conditional, .slot, .emptyView, .proxied, .geometryContent,
      .modifier:
      // These are no separate views.
      break
    }
  }

  /// Whether a row is a label's, whose icon is on the title's first baseline if its size is known
  /// (M2.4).
  private func isOfLabel(_ view: Int) -> Bool {
    let parent = Int(views[view].parent)
    guard measurer.sizesSymbols, parent >= 0, case .control(.label) = views[parent].content else {
      return false
    }
    return true
  }

  private mutating func leaf(_ kind: NodeKind, _ view: Int, _ environment: Int) {
    leaf(LayoutNode(kind, view: view, environment: environment))
  }

  private mutating func container(_ kind: NodeKind, _ view: Int, _ environment: Int) {
    container(
      LayoutNode(kind, view: view, environment: environment),
      spacing: nil,
      of: view,
      environment: environment
    )
  }

  private mutating func stack(
    _ stack: StackNode,
    _ spacing: Double?,
    _ view: Int,
    _ environment: Int
  ) {
    var stack = stack
    if spacing != nil { stack.spacing = .fixed }
    container(
      LayoutNode(.stack(stack), view: view, environment: environment),
      spacing: spacing,
      of: view,
      environment: environment
    )
  }

  private mutating func lazyGrid(_ grid: LazyGrid, _ view: Int, _ environment: Int) {
    let position = Int32(table.lazyGrids.count)
    table.lazyGrids.append(grid)
    container(.lazyGrid(LazyGridNode(position: position)), view, environment)
  }
}
