/// Turns a ``ViewTree`` into the nodes of a ``LayoutTree``.
///
/// It walks the views once, with the modifiers that it has come through kept in `pending`: only
/// when it reaches a view that takes part in layout does it write down their nodes, outermost
/// first, then the view and its children, and then closes the nodes from the inside out. So a
/// modifier of a group is written for each of the group's views (L1.6).
struct TreeResolver: ~Copyable {
  /// A modifier on the way to a view, and the environment around it.
  struct Pending {
    var view: Int
    var environment: Int
    var modifier: ModifierContent
    /// Its node for the view that is being written down, −1 for none.
    var node: Int32 = -1
    /// Whether it says nothing about that view.
    var isLeftOut = false
  }

  let scene: LayoutScene
  let measurer: any TextMeasurer
  let known: KnownViews
  let traits: TreeTraits

  var table: NodeTable
  var instances: [LayoutTree.Instance] = []
  var modifiers: [LayoutTree.Modifier] = []
  var environments: [EnvironmentValues]
  var zIndices: [Int32: Double] = [:]
  var texts = GrowableBuffer<LayoutTree.MeasurableText>()
  var sizings = GrowableBuffer<TextSizing>()
  var measuredTexts: [MeasuredText] = []
  var guides: [AlignmentGuide] = []
  var effects: [Effect] = []
  var grids: [Grid] = []
  var trackCount = 0
  var lazyGrids: [LazyGrid] = []
  var layouts: [AnyLayout] = []
  var customLayouts: [Int32] = []
  var layoutValues: [Int: [LayoutValue]] = [:]
  /// How many layouts are open, and how many were at the most.
  var layoutLevel = 0
  var deepestLayout = 0
  var proxies: [GeometryProxy] = []
  /// The readers whose views have to wait for their size, and their nodes.
  var unmeasuredReaders: [(key: GeometryReaderKey, node: Int)] = []
  /// How often each reader was shown.
  var readerCounts: [Int: Int] = [:]
  /// The geometry reader around, −1 for none, as a position among the proxies.
  var proxy: Int32 = -1
  var depth = 0

  /// The only views that are resolved, with those inside of them; nil for all.
  var part: Range<Int>?
  /// The views of the scene, while they are being walked.
  var views = UnsafeBufferPointer<ViewTree.Node>(start: nil, count: 0)
  var pending: [Pending] = []
  /// Where the modifiers of the current container's children begin.
  var pendingBase = 0
  /// The modifiers of the views that are being written down.
  private var applied: [LayoutTree.Modifier] = []
  var parent: Int32 = -1
  var parentInstance: Int32 = -1
  var hostModifier: Int32 = -1
  var level = 0
  var metDynamicList = false
  /// The cells of the grid whose children are being written down; nil in other containers.
  var gridDraft: GridDraft?
  /// The axis of the nearest stack, which spacers and dividers follow (L31.3).
  var stackAxis: Axis?
  /// The last text, and its environment.
  var styledText: StyledText
  var styledTextEnvironment = 0

  init(_ scene: LayoutScene, measurer: any TextMeasurer, known: KnownViews) {
    self.known = known
    self.scene = scene
    self.measurer = measurer
    environments = [scene.environment]
    styledText = StyledText("", in: scene.environment)
    // Were `self` read in the operand of `||` below, Swift 6.3 would destroy a table that is not there.
    let traits = scene.tree.nodes.withUnsafeBufferPointer { TreeTraits($0) }
    self.traits = traits
    let isSeveral = scene.tree.children(of: nil).dropFirst().first(where: { _ in true }) != nil
    table = NodeTable(
      capacity: scene.tree.nodes.count + 1,
      needsSpacing: isSeveral || traits.needsSpacing,
      layoutSpacings: known.layoutSpacings
    )
  }

  mutating func resolve() {
    instances.reserveCapacity(traits.viewCount)
    modifiers.reserveCapacity(traits.modifierCount)
    // An array is written to where it is used; a pointer tells that nothing changes.
    scene.tree.nodes.withUnsafeBufferPointer { views in
      self.views = views
      // Several views at the top are an implicit VStack (L1.7).
      let root = LayoutNode(.vStack, view: -1, parent: -1)
      container(root, spacing: nil, of: nil, environment: 0)
    }
    table.complete()
    texts.trim()
  }

  /// The nodes so far.
  var nodes: UnsafeMutablePointer<LayoutNode> { table.nodes }
  /// How many nodes there are so far, which is the position of the next one.
  var count: Int { table.count }
  /// The modifiers on the way to the view that is being written down.
  var pendingModifiers: ArraySlice<Pending> { pending[pendingBase...] }

  /// What a view is: for the size of the geometry reader around it, and a container for a layout that
  /// stands for one.
  func content(of view: Int) -> ViewContent {
    switch views[view].content {
    case .proxied(let make): make(proxy < 0 ? .zero : proxies[Int(proxy)])
    // One algorithm serves SwiftUI's containers and the layouts that stand for them.
    case .layout(let layout): layout.builtIn ?? .layout(layout)
    case let content: content
    }
  }

  // MARK: Walking

  mutating func emitChildren(of view: Int?, environment: Int, skippingFirst: Bool = false) {
    var child = view.map { $0 + 1 } ?? 0
    var end = view.map { views[$0].end } ?? views.count
    if skippingFirst, child < end { child = views[child].end }
    if let part {
      while child < end, views[child].end <= part.lowerBound { child = views[child].end }
      end = min(end, part.upperBound)
    }
    while child < end {
      emit(child, environment: environment)
      child = views[child].end
    }
  }

  private mutating func emit(_ view: Int, environment: Int) {
    let content = content(of: view)
    switch content {
    case .emptyView, .conditional(isPresent: false):
      return
    case .group, .slot, .conditional(isPresent: true):
      emitChildren(of: view, environment: environment)
    case .forEach:
      metDynamicList = true
      emitChildren(of: view, environment: environment)
    case .gridRow(let alignment):
      // Outside of a grid, and within another row, it is a group (L21.7).
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
      pending.append(Pending(view: view, environment: environment, modifier: modifier))
      if views[view].end > view + 1 { emit(view + 1, environment: inner) }
      pending.removeLast()
    default:
      emitView(view, content, environment: environment)
    }
  }

  /// Writes down a view that takes part in layout, with its modifiers around it.
  private mutating func emitView(_ view: Int, _ content: ViewContent, environment: Int) {
    let outer = (parent: parent, parentInstance: parentInstance, hostModifier: hostModifier)
    let first = pendingBase
    if gridDraft != nil { addGridCell() }
    if traits.hasLayoutValues { addLayoutValues() }
    for index in first..<pending.count {
      pending[index].isLeftOut = pending[index].modifier.isLeftOut(of: content)
      pending[index].node = -1
      if !pending[index].isLeftOut, let node = wrapper(index) { pending[index].node = open(node) }
    }

    let instance = Int32(instances.count)
    instances.append(
      LayoutTree.Instance(
        view: Int32(view),
        node: Int32(count),
        parent: parentInstance,
        hostModifier: hostModifier,
        environment: Int32(environment),
        proxy: proxy
      )
    )
    parentInstance = instance
    hostModifier = -1
    emitBareView(view, content, environment: environment)
    if pending.count > first { closeModifiers(from: first, of: instance) }
    instances[Int(instance)].end = Int32(instances.count)
    (parent, parentInstance, hostModifier) = outer
  }

  /// Ends a view's modifiers, from the inside out.
  private mutating func closeModifiers(from first: Int, of instance: Int32) {
    var innermost = instances[Int(instance)].node
    var zIndex: Double?
    let firstApplied = applied.count
    for index in (first..<pending.count).reversed() where !pending[index].isLeftOut {
      let firstContent = Int32(instances.count)
      if pending[index].node >= 0 {
        innermost = pending[index].node
        closeWrapper(index)
      } else {
        switch pending[index].modifier {
        case .layoutPriority(let priority):
          nodes[Int(innermost)].priority = priority
          nodes[Int(innermost)].flags.remove(.isSpacer)
          nodes[Int(innermost)].flags.insert(.hasOwnPriority)
        case .zIndex(let value):
          // Of several the innermost counts (L14.5).
          zIndex = zIndex ?? value
        default:
          break
        }
      }
      applied.append(
        LayoutTree.Modifier(
          view: Int32(pending[index].view),
          node: innermost,
          content: firstContent..<Int32(instances.count)
        )
      )
    }
    let start = Int32(modifiers.count)
    modifiers += applied[firstApplied...]
    applied.removeSubrange(firstApplied...)
    instances[Int(instance)].modifiers = start..<Int32(modifiers.count)
    if let zIndex { zIndices[instances[Int(instance)].node] = zIndex }
  }

  /// Notes the next view as a cell if it lies right in a grid.
  private mutating func addGridCell() {
    var traits = GridDraft.Traits()
    for wrapper in pendingModifiers.reversed() { traits.include(wrapper.modifier) }
    let cell = Int32(count)
    gridDraft?.add(cell, traits)
  }

  // MARK: Nodes

  /// Appends a node and makes it the parent of what follows.
  mutating func open(_ node: LayoutNode) -> Int32 {
    let index = table.append(node, parent: parent)
    parent = index
    level += 1
    depth = max(depth, level)
    return index
  }

  /// Ends the node opened last and works out what its children decide.
  mutating func close(_ index: Int32) {
    level -= 1
    nodes[Int(index)].end = Int32(count)
    parent = nodes[Int(index)].parent
    table.summarize(Int(index))
  }

  mutating func leaf(_ node: LayoutNode) {
    depth = max(depth, level + 1)
    table.summarize(Int(table.append(node, parent: parent)))
  }

  /// The node of a modifier, or nil if the modifier takes no part in layout.
  private mutating func wrapper(_ index: Int) -> LayoutNode? {
    let environment = pending[index].environment
    var modifier = pending[index].modifier
    if case .listRowPadding = modifier, let insets = listRowInsets {
      modifier = .listRowPadding(insets)
    }
    guard var node = node(for: modifier, view: pending[index].view, environment: environment)
    else { return nil }
    if environments[environment].layoutDirection == .rightToLeft { node.flags.insert(.rightToLeft) }
    return node
  }
}

extension ModifierContent {
  /// Whether the modifier says nothing about a view: a section in a list is no row.
  fileprivate func isLeftOut(of view: ViewContent) -> Bool {
    switch self {
    case .listRow, .listRowPadding:
      if case .control(.section) = view { true } else { false }
    default:
      false
    }
  }
}
