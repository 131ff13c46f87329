extension TreeResolver {
  /// Writes down a view without its modifiers.
  mutating func emitBareView(_ view: Int, _ content: ViewContent, environment: Int) {
    switch content {
    case .hStack(let alignment, let spacing):
      var node = LayoutNode(.hStack, view: view, parent: parent)
      node.vertical = alignment.key
      container(node, spacing: spacing, of: view, environment: environment)
    case .vStack(let alignment, let spacing):
      var node = LayoutNode(.vStack, view: view, parent: parent)
      node.horizontal = alignment.key
      container(node, spacing: spacing, of: view, environment: environment)
    case .zStack(let alignment):
      var node = LayoutNode(.zStack, view: view, parent: parent)
      node.horizontal = alignment.horizontal.key
      node.vertical = alignment.vertical.key
      container(node, spacing: nil, of: view, environment: environment)
    case .lazyHStack(let alignment, let spacing):
      var node = LayoutNode(.hStack, view: view, parent: parent)
      node.vertical = alignment.key
      node.flags = .isLazy
      container(node, spacing: spacing, of: view, environment: environment)
    case .lazyVStack(let alignment, let spacing):
      var node = LayoutNode(.vStack, view: view, parent: parent)
      node.horizontal = alignment.key
      node.flags = .isLazy
      container(node, spacing: spacing, of: view, environment: environment)
    case .rows(let spacing, let sectionSpacing):
      var node = LayoutNode(.vStack, view: view, parent: parent)
      node.horizontal = .leading
      node.flags = .isLazy
      container(
        node,
        spacing: nil,
        of: view,
        rowSpacings: (spacing, sectionSpacing),
        environment: environment
      )
    case .scrollView(let axes, let position):
      scrollView(axes, position, view: view, environment: environment)
    case .grid(let alignment, _, _):
      container(
        LayoutNode(.grid, view: view, parent: parent),
        spacing: nil,
        of: view,
        grid: GridDraft(alignment),
        environment: environment
      )
    case .lazyVGrid(let columns, let alignment, let spacing):
      let alignment = Alignment(horizontal: alignment, vertical: .center)
      let grid = LazyGrid(axis: .vertical, items: columns, alignment: alignment, spacing: spacing)
      container(lazyGrid(grid, view: view), spacing: nil, of: view, environment: environment)
    case .lazyHGrid(let rows, let alignment, let spacing):
      let alignment = Alignment(horizontal: .center, vertical: alignment)
      let grid = LazyGrid(axis: .horizontal, items: rows, alignment: alignment, spacing: spacing)
      container(lazyGrid(grid, view: view), spacing: nil, of: view, environment: environment)
    case .layout(let layout):
      layoutLevel += 1
      deepestLayout = max(deepestLayout, layoutLevel)
      container(
        customLayout(layout, view: view),
        spacing: nil,
        of: view,
        environment: environment
      )
      layoutLevel -= 1
    case .layoutSubview(let position):
      subviewLeaf(position, view: view)
    case .viewThatFits(let axes):
      var node = LayoutNode(.viewThatFits, view: view, parent: parent)
      node.option = axes.rawValue
      container(node, spacing: nil, of: view, environment: environment)
    case .control:
      // Whatever a control is made of overlaps, if it is several views at all.
      container(
        LayoutNode(.zStack, view: view, parent: parent),
        spacing: nil,
        of: view,
        environment: environment
      )
    case .geometryReader:
      let outer = proxy
      if knowsReader(view) {
        container(
          LayoutNode(.geometryReader, view: view, parent: parent),
          spacing: nil,
          of: view,
          environment: environment
        )
      } else {
        leaf(LayoutNode(.geometryReader, view: view, parent: parent))
      }
      proxy = outer
    case .text(let content):
      textLeaf(content, view: view, environment: environment)
    case .textRuns(let runs):
      let text = StyledText(runs, in: environments[environment])
      textLeaf(text, view: view, environment: environment)
    case .measuredText(_, let measured):
      measuredTextLeaf(measured, view: view, environment: environment)
    default:
      let node = leafNode(content, view: view, environment: environment, stackAxis: stackAxis)
      if let node { leaf(node) }
    }
  }
}
