extension TreeResolver {
  /// Writes down a view without its modifiers.
  mutating func emitBareView(_ view: Int, environment: Int) {
    let values = environments[environment]
    switch content(of: view) {
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
    case .rows:
      var node = LayoutNode(.vStack, view: view, parent: parent)
      node.horizontal = .leading
      node.flags = .isLazy
      container(node, spacing: 0, of: view, environment: environment)
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
    case .textRuns(let runs):
      textLeaf(StyledText(runs, in: values), view: view, environment: values)
    case .text(let content):
      textLeaf(StyledText(content, in: values), view: view, environment: values)
    case .measuredText(_, let measured):
      measuredTextLeaf(measured, view: view, environment: values)
    case let content:
      if let node = leafNode(content, view: view, environment: values, stackAxis: stackAxis) {
        leaf(node)
      }
    }
  }
}
