/// Turns a ``ViewTree`` into the nodes of a ``LayoutTree``.
///
/// It walks the views once, with the modifiers that it has come through kept in `pending`: only
/// when it reaches a view that takes part in layout does it write down their nodes, outermost
/// first, then the view and its children, and then closes the nodes from the inside out. So a
/// modifier of a group is written for each of the group's views (rule 1.6).
struct TreeResolver {
  /// A modifier on the way to a view, and the environment around it.
  struct Pending {
    var view: Int
    var environment: Int
  }

  let scene: Scene
  let measurer: any TextMeasurer
  /// Spacing preferences are worked out only if some stack asks for them.
  let needsSpacing: Bool
  /// What is known of geometry readers from an earlier layout.
  let knownReaders: [GeometryReaderKey: GeometryProxy]

  var nodes: [LayoutNode] = []
  /// What the nodes are known to answer to 0, NaN where that is unknown.
  var minimums: [Size] = []
  var instances: [LayoutTree.Instance] = []
  var modifiers: [LayoutTree.Modifier] = []
  var environments: [EnvironmentValues]
  var texts: [LayoutTree.MeasurableText] = []
  var measuredTexts: [MeasuredText] = []
  var flexibleFrames: [FlexibleFrame] = []
  var guides: [AlignmentGuide] = []
  var gaps: [Double] = []
  var effects: [Effect] = []
  var spacings: [ViewSpacing] = TreeResolver.standardSpacings
  var grids: [Grid] = []
  var trackCount = 0
  var lazyGrids: [LazyGrid] = []
  var proxies: [GeometryProxy] = []
  /// The readers whose views have to wait for their size, and their nodes.
  var unmeasuredReaders: [(key: GeometryReaderKey, node: Int)] = []
  /// How often each reader was shown.
  var readerCounts: [Int: Int] = [:]
  /// The geometry reader around, −1 for none, as a position among the proxies.
  var proxy: Int32 = -1
  var cacheLength = 0
  var depth = 0

  private var pending: [Pending] = []
  /// Where the modifiers of the current container's children begin.
  private var pendingBase = 0
  private var parent: Int32 = -1
  private var parentInstance: Int32 = -1
  private var hostModifier: Int32 = -1
  private var level = 0
  private var metDynamicList = false
  /// The cells of the grid whose children are being written down; nil in other containers.
  private var gridDraft: GridDraft?
  /// The axis of the nearest stack, which spacers and dividers follow (rule 31.3).
  private var stackAxis: Axis?

  init(
    _ scene: Scene,
    measurer: any TextMeasurer,
    knownReaders: [GeometryReaderKey: GeometryProxy]
  ) {
    self.knownReaders = knownReaders
    self.scene = scene
    self.measurer = measurer
    environments = [scene.environment]
    needsSpacing = TreeResolver.needsSpacing(scene.tree)
    nodes.reserveCapacity(scene.tree.nodes.count + 1)
    minimums.reserveCapacity(scene.tree.nodes.count + 1)
  }

  private static func needsSpacing(_ tree: ViewTree) -> Bool {
    if tree.children(of: nil).dropFirst().first(where: { _ in true }) != nil { return true }
    return tree.nodes.contains { node in
      switch node.content {
      case .hStack(_, spacing: nil), .vStack(_, spacing: nil), .group, .forEach, .gridRow,
        .conditional:
        true
      case .grid(_, nil, _), .grid(_, _, nil): true
      case .lazyVGrid(_, _, spacing: nil), .lazyHGrid(_, _, spacing: nil): true
      case .modifier(.annotation(_, hasShadow: true)), .proxied: true
      default: false
      }
    }
  }

  mutating func resolve() {
    // Several views at the top are an implicit VStack (rule 1.7).
    let root = LayoutNode(.vStack, view: -1, parent: -1)
    container(root, spacing: nil, of: nil, environment: 0)
  }

  // MARK: Walking

  private mutating func emitChildren(of view: Int?, environment: Int, skippingFirst: Bool = false) {
    var children = scene.tree.children(of: view)
    if skippingFirst { _ = children.next() }
    while let child = children.next() { emit(child, environment: environment) }
  }

  private mutating func emit(_ view: Int, environment: Int) {
    switch content(of: view) {
    case .emptyView, .conditional(isPresent: false):
      return
    case .group, .slot, .conditional(isPresent: true):
      emitChildren(of: view, environment: environment)
    case .forEach:
      metDynamicList = true
      emitChildren(of: view, environment: environment)
    case .gridRow(let alignment):
      // Outside of a grid, and within another row, it is a group (rule 21.7).
      let isRow = gridDraft?.isInRow == false
      if isRow { gridDraft?.openRow(alignment) }
      emitChildren(of: view, environment: environment)
      if isRow { gridDraft?.closeRow() }
    case .modifier(let modifier):
      var inner = environment
      if case .environment(let change) = modifier {
        environments.append(environments[environment])
        inner = environments.count - 1
        change.apply(to: &environments[inner])
      }
      pending.append(Pending(view: view, environment: environment))
      var children = scene.tree.children(of: view)
      if let content = children.next() { emit(content, environment: inner) }
      pending.removeLast()
    default:
      emitView(view, environment: environment)
    }
  }

  /// Writes down a view that takes part in layout, with its modifiers around it.
  private mutating func emitView(_ view: Int, environment: Int) {
    let outer = (parent: parent, parentInstance: parentInstance, hostModifier: hostModifier)
    let first = pendingBase
    addGridCell()
    var wrapperNodes: [Int32] = []
    for index in first..<pending.count {
      guard let node = wrapper(pending[index]) else {
        wrapperNodes.append(-1)
        continue
      }
      wrapperNodes.append(open(node))
    }

    let instance = Int32(instances.count)
    instances.append(
      LayoutTree.Instance(
        view: Int32(view),
        node: Int32(nodes.count),
        parent: parentInstance,
        hostModifier: hostModifier,
        environment: Int32(environment),
        proxy: proxy
      )
    )
    parentInstance = instance
    hostModifier = -1
    var innermost = Int32(nodes.count)
    emitBareView(view, environment: environment)

    var zIndex: Double?
    var applied: [LayoutTree.Modifier] = []
    for index in (first..<pending.count).reversed() {
      let wrapper = pending[index]
      let node = wrapperNodes[index - first]
      let firstContent = Int32(instances.count)
      if node >= 0 {
        closeWrapper(node, wrapper)
        innermost = node
      } else if case .modifier(let modifier) = content(of: wrapper.view) {
        if case .layoutPriority(let priority) = modifier {
          nodes[Int(innermost)].priority = priority
          nodes[Int(innermost)].flags.remove(.isSpacer)
        }
        // Of several the innermost counts (rule 14.5).
        if case .zIndex(let value) = modifier { zIndex = zIndex ?? value }
      }
      applied.append(
        LayoutTree.Modifier(
          view: Int32(wrapper.view),
          node: innermost,
          content: firstContent..<Int32(instances.count)
        )
      )
    }
    let start = Int32(modifiers.count)
    modifiers += applied
    instances[Int(instance)].modifiers = start..<Int32(modifiers.count)
    instances[Int(instance)].zIndex = zIndex ?? 0
    instances[Int(instance)].end = Int32(instances.count)
    (parent, parentInstance, hostModifier) = outer
  }

  /// Notes the next view as a cell if it lies right in a grid.
  private mutating func addGridCell() {
    guard gridDraft != nil else { return }
    var traits = GridDraft.Traits()
    for wrapper in pending[pendingBase...].reversed() {
      if case .modifier(let modifier) = content(of: wrapper.view) {
        traits.include(modifier)
      }
    }
    gridDraft?.add(Int32(nodes.count), traits)
  }

  // MARK: Nodes

  /// Appends a node and makes it the parent of what follows.
  private mutating func open(_ node: LayoutNode) -> Int32 {
    let index = append(node)
    parent = index
    level += 1
    depth = max(depth, level)
    return index
  }

  @discardableResult
  private mutating func append(_ node: LayoutNode) -> Int32 {
    var node = node
    node.parent = parent
    node.end = Int32(nodes.count + 1)
    if parent >= 0 { nodes[Int(parent)].childCount += 1 }
    nodes.append(node)
    minimums.append(Size(width: .nan, height: .nan))
    return Int32(nodes.count - 1)
  }

  /// Ends the node opened last and works out what its children decide.
  private mutating func close(_ index: Int32) {
    level -= 1
    nodes[Int(index)].end = Int32(nodes.count)
    parent = nodes[Int(index)].parent
    summarize(Int(index))
  }

  mutating func leaf(_ node: LayoutNode) {
    depth = max(depth, level + 1)
    summarize(Int(append(node)))
  }

  /// The node of a modifier, or nil if the modifier takes no part in layout.
  private mutating func wrapper(_ wrapper: Pending) -> LayoutNode? {
    guard case .modifier(let modifier) = content(of: wrapper.view) else { return nil }
    let environment = environments[wrapper.environment]
    guard
      var node = node(
        for: modifier,
        view: wrapper.view,
        environment: environment
      )
    else { return nil }
    if environment.layoutDirection == .rightToLeft { node.flags.insert(.rightToLeft) }
    return node
  }

  private mutating func closeWrapper(_ node: Int32, _ wrapper: Pending) {
    parent = node
    guard nodes[Int(node)].kind == .layered,
      case .modifier(let modifier) = content(of: wrapper.view)
    else { return close(node) }
    switch modifier {
    case .backgroundStyle, .overlayStyle:
      var style = LayoutNode(.filling, view: -1, parent: node)
      style.flags.insert(.extendsThroughSafeArea)
      leaf(style)
    case .backgroundShape(_, let shape), .overlayShape(_, let shape):
      leaf(LayoutNode(shape == .circle ? .circle : .filling, view: -1, parent: node))
    default:
      let outer = hostModifier
      hostModifier = Int32(wrapper.view)
      // Several views of content are an implicit ZStack (rule 1.7).
      // Shadow content is an implicit VStack.
      var kind = LayoutNode.Kind.zStack
      if case .annotation = modifier { kind = .vStack }
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
    close(node)
  }

  /// Writes down a container and its children.
  ///
  /// A stack of one static child is no layout at all (rule 31.1); one without children has no size
  /// (rule 10.11).
  private mutating func container(
    _ node: LayoutNode,
    spacing: Double?,
    of view: Int?,
    skippingFirst: Bool = false,
    grid: GridDraft? = nil,
    environment: Int
  ) {
    let outer = (base: pendingBase, dynamic: metDynamicList, axis: stackAxis, grid: gridDraft)
    pendingBase = pending.count
    metDynamicList = false
    gridDraft = grid
    // Views that merely share a slot are not in a stack.
    if node.view >= 0 {
      switch node.kind {
      case .hStack: stackAxis = .horizontal
      case .vStack: stackAxis = .vertical
      case .zStack where !isControl(node.view): stackAxis = nil
      case .grid, .lazyGrid: stackAxis = nil
      default: break
      }
    }
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
      case 1 where isStack && (!metDynamicList || isSoleRoot):
        nodes[Int(index)].kind = .passthrough
      default:
        break
      }
    }
    let cells = gridDraft?.finish()
    (pendingBase, metDynamicList, stackAxis, gridDraft) = outer
    nodes[Int(index)].end = Int32(nodes.count)
    setGaps(Int(index), spacing: spacing)
    if let cells, nodes[Int(index)].kind == .grid { addGrid(Int(index), cells) }
    close(index)
  }

  private func isControl(_ view: Int32) -> Bool {
    if case .control = content(of: Int(view)) { true } else { false }
  }

  private mutating func emitBareView(_ view: Int, environment: Int) {
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
    case .text(let content):
      textLeaf(content, view: view, environment: values)
    case .measuredText(_, let measured):
      measuredTextLeaf(measured, view: view, environment: values)
    case let content:
      if let node = leafNode(content, view: view, environment: values, stackAxis: stackAxis) {
        leaf(node)
      }
    }
  }
}
