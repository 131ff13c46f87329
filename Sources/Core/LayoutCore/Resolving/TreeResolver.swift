/// Turns the views of a ``ViewTree`` into nodes.
///
/// It walks the views once, with the modifiers on the way kept in `pending`: only when it reaches a
/// view that takes part in layout does it add their nodes, outermost first, then the view and its
/// children, and then closes the nodes from the inside out. So a modifier of a group is added for
/// each of the group's views (L1.6).
struct TreeResolver: ~Copyable {
  /// A modifier on the way to a view, and the environment around it.
  struct Pending {
    var view: Int
    var environment: Int
    var modifier: ModifierContent
    /// Its node for the current view, −1 for none.
    var node: Int32 = -1
  }

  let scene: LayoutScene
  let measurer: any TextMeasurer
  /// The views that a tree of one container arranges.
  let subviews: LayoutSubviews?

  var table: NodeTable
  var environments: [EnvironmentValues]
  var zIndices: [Int32: Double] = [:]
  var layoutValues: [Int32: [LayoutValue]] = [:]
  /// The node of each view, −1 for none, −2 for several.
  var nodeOfView: [Int32]
  /// The nodes of the layouts and readers found so far.
  var customLayouts: [Int32] = []
  var readers: [ReaderContent] = []
  var depth = 0

  /// The views of the scene while they are being walked, none otherwise.
  var views = BufferView<ViewTree.Node>()
  var pending: [Pending] = []
  /// The index of the first modifier of the current container's children.
  var pendingBase = 0
  var parent: Int32 = -1
  /// The last child of the parent so far, −1 for none.
  var previous: Int32 = -1
  var metDynamicList = false
  /// Whether a view passes a value to the layout around it.
  var hasLayoutValues: Bool
  /// The cells of the grid whose children are being added; nil in other containers.
  var gridDraft: GridDraft?
  /// The axis of the nearest stack, which spacers and dividers follow (L31.3).
  var stackAxis: Axis?
  /// The size that `containerRelativeFrame` relates to.
  var containerSize: ProposedViewSize
  /// The geometry reader around, which has been placed; nil outside of readers.
  var reader: ReaderContent?
  /// The last text, and its environment.
  var styledText: StyledText
  var styledTextEnvironment = -1

  /// Creates a resolver of a scene without nodes yet.
  init(
    _ scene: LayoutScene,
    traits: TreeTraits,
    measurer: any TextMeasurer,
    subviews: LayoutSubviews?
  ) {
    self.scene = scene
    self.measurer = measurer
    self.subviews = subviews
    containerSize = scene.containerSize
    environments = [scene.environment]
    styledText = StyledText("", in: scene.environment)
    hasLayoutValues = traits.hasLayoutValues
    nodeOfView = Array(repeating: -1, count: scene.tree.nodes.count)
    let isSeveral = scene.tree.children(of: nil).dropFirst().first(where: { _ in true }) != nil
    table = NodeTable(
      capacity: scene.tree.nodes.count + 1,
      needsSpacing: isSeveral || traits.needsSpacing
    )
  }

  /// Resolves all views.
  mutating func resolve() {
    // An array is copied when it is written to; a pointer shows that nothing changes.
    scene.tree.nodes.withBufferView { views in
      self.views = views
      // Several views at the top are an implicit VStack (L1.7).
      let root = LayoutNode(
        .stack(StackNode(.vertical, .horizontalCenter)),
        view: -1,
        environment: 0
      )
      container(root, spacing: nil, of: nil, environment: 0)
    }
    table.complete()
  }

  /// The nodes so far.
  @inline(__always)
  var nodes: BufferView<LayoutNode> { table.nodes }
  /// The modifiers on the way to the current view.
  var pendingModifiers: ArraySlice<Pending> { pending[pendingBase...] }

  /// The content of a view, resolved for the size of the geometry reader around it; a container
  /// for a layout that stands for one.
  func content(of view: Int) -> ViewContent {
    switch views[view].content {
    case .proxied(let make): make.value(reader?.proxy ?? .zero)
    // One algorithm serves SwiftUI's containers and the layouts that stand for them.
    case .layout(let layout): layout.builtIn ?? .layout(layout)
    case let content: content
    }
  }

  // MARK: Walking

  mutating func emitChildren(of view: Int?, environment: Int, skippingFirst: Bool = false) {
    var child = view.map { views[$0].firstChild } ?? scene.tree.firstRoot
    if skippingFirst, child >= 0 { child = views[Int(child)].nextSibling }
    while child >= 0 {
      emit(Int(child), environment: environment)
      child = views[Int(child)].nextSibling
    }
  }

  mutating func emit(_ view: Int, environment: Int) {
    if views[view].content.standsForAnother {
      emit(content(of: view), of: view, environment: environment)
    } else {
      emit(views[view].content, of: view, environment: environment)
    }
  }

  private mutating func emit(_ content: ViewContent, of view: Int, environment: Int) {
    switch content.role {
    case .view:
      emitView(view, content, environment: environment)
    case .group:
      emitGroup(view, content, environment: environment)
    case .room:
      emitBareView(view, content, environment: environment)
    case .modifier:
      if case .modifier(let modifier) = content {
        emitModified(view, modifier, environment: environment)
      }
    case .nothing, .absentGroup, .proxied:
      return
    }
  }

  private mutating func emitGroup(_ view: Int, _ content: ViewContent, environment: Int) {
    if case .geometryContent = content {
      guard let reader, let group = scene.tree.group(reader.place, of: view) else { return }
      return emitChildren(of: group, environment: environment)
    }
    if case .forEach = content { metDynamicList = true }
    // Outside of a grid, and within another row, a grid's row is a group (L21.7).
    var isRow = false
    if case .gridRow(let alignment) = content, gridDraft?.isInRow == false {
      isRow = true
      gridDraft?.openRow(alignment)
    }
    emitChildren(of: view, environment: environment)
    if isRow { gridDraft?.closeRow() }
  }

  private mutating func emitModified(
    _ view: Int,
    _ modifier: ModifierContent,
    environment: Int
  ) {
    var inner = environment
    if case .environment(let change) = modifier {
      environments.append(environments[environment])
      inner = environments.count - 1
      change.apply(to: &environments[inner])
    }
    let child = views[view].firstChild
    if child < 0 { return }
    pending.append(Pending(view: view, environment: environment, modifier: modifier))
    emit(Int(child), environment: inner)
    pending.removeLast()
  }

  /// Adds a view that takes part in layout, with its modifiers around it.
  private mutating func emitView(_ view: Int, _ content: ViewContent, environment: Int) {
    let outer = parent
    let first = pendingBase
    let outermost = Int32(table.nextIndex)
    if gridDraft != nil { addGridCell() }
    if hasLayoutValues { addLayoutValues(to: outermost) }
    for index in first..<pending.count {
      pending[index].node = -1
      if pending[index].modifier.isLeftOut(of: content) { continue }
      if let node = modifierNode(index) { pending[index].node = open(node) }
    }
    emitBareView(view, content, environment: environment)
    if pending.count > first { closeModifiers(from: first) }
    parent = outer
  }

  /// Ends a view's modifiers, from the inside out.
  private mutating func closeModifiers(from first: Int) {
    var zIndex: Double?
    let view = previous
    for index in (first..<pending.count).reversed() {
      if pending[index].node >= 0 {
        parent = pending[index].node
        closeModifier(index)
        continue
      }
      if case .layoutPriority(let priority) = pending[index].modifier {
        let node = nodes + Int(previous)
        node.pointee.priority = priority
        node.pointee.flags.remove(.isSpacer)
        node.pointee.flags.insert(.hasOwnPriority)
      } else if case .zIndex(let value) = pending[index].modifier {
        // Of several the innermost counts (L14.5).
        zIndex = zIndex ?? value
      }
    }
    if let zIndex { zIndices[view] = zIndex }
  }

  /// Notes the next view as a cell if it is directly in a grid.
  private mutating func addGridCell() {
    var traits = GridDraft.Traits()
    for pending in pendingModifiers.reversed() { traits.include(pending.modifier) }
    let cell = Int32(table.nextIndex)
    gridDraft?.add(cell, traits)
  }

  // MARK: Nodes

  /// Adds a node and makes it the parent of the next ones.
  mutating func open(_ node: LayoutNode) -> Int32 {
    let index = add(node)
    parent = index
    previous = -1
    return index
  }

  /// Ends the innermost open node and sums it up.
  mutating func close(_ index: Int32) {
    previous = index
    parent = nodes[Int(index)].parent
    table.summarize(Int(index))
  }

  /// Adds a node without children.
  @discardableResult
  mutating func leaf(_ node: LayoutNode) -> Int32 {
    let index = add(node)
    previous = index
    table.summarize(Int(index))
    return index
  }

  private mutating func add(_ node: LayoutNode) -> Int32 {
    let index = table.add(node, parent: parent, after: previous)
    depth = max(depth, Int(nodes[Int(index)].level) + 1)
    if node.view >= 0 {
      let view = Int(node.view)
      nodeOfView[view] = nodeOfView[view] == -1 ? index : -2
    }
    return index
  }
}

extension ViewContent {
  /// Whether the view's content may be another one (``TreeResolver/content(of:)``).
  @inline(__always)
  fileprivate var standsForAnother: Bool {
    if case .proxied = self { return true }
    if case .layout = self { return true }
    return false
  }
}
