/// Resolving views again in a resolved tree.
extension TreeResolver {
  /// Creates a resolver that continues a tree, which is left empty until it is given back.
  init(
    resuming tree: LayoutTree,
    _ scene: LayoutScene,
    traits: TreeTraits?,
    measurer: any TextMeasurer,
    subviews: LayoutSubviews?
  ) {
    self.scene = scene
    self.measurer = measurer
    self.subviews = subviews
    containerSize = scene.containerSize
    styledText = StyledText("", in: scene.environment)
    hasLayoutValues = traits?.hasLayoutValues ?? true
    table = NodeTable(capacity: 0, needsSpacing: false)
    environments = []
    nodeOfView = []
    exchange(with: tree)
  }

  /// Exchanges the resolved data with a tree.
  mutating func exchange(with tree: LayoutTree) {
    swap(&table, &tree.table)
    swap(&environments, &tree.environments)
    swap(&zIndices, &tree.zIndices)
    swap(&layoutValues, &tree.layoutValues)
    swap(&nodeOfView, &tree.nodeOfView)
    swap(&depth, &tree.depth)
  }

  /// Resolves children of a container.
  ///
  /// - Parameters:
  ///   - node: The container's node.
  ///   - previous: The child before them, −1 for none.
  ///   - path: The nodes around them inside of the container, the outermost first.
  ///   - emit: Adds the children in an environment.
  mutating func resume(
    in node: Int,
    after previous: Int32,
    path: [Int],
    _ emit: (inout TreeResolver, Int) -> Void
  ) {
    parent = Int32(node)
    self.previous = previous
    var environment = Int(nodes[node].environment)
    scene.tree.nodes.withBufferView { views in
      self.views = views
      stackAxis = stackAxis(around: node)
      containerSize = containerSize(around: node)
      for view in path {
        guard case .modifier(let modifier) = views[view].content else { continue }
        pending.append(Pending(view: view, environment: environment, modifier: modifier))
        guard case .environment(let change) = modifier else { continue }
        environments.append(environments[environment])
        environment = environments.count - 1
        change.apply(to: &environments[environment])
      }
      emit(&self, environment)
    }
  }

  /// The container size for children of a node that relate to one.
  private func containerSize(around node: Int) -> ProposedViewSize {
    var node = node
    while node >= 0 {
      let parent = Int(nodes[node].parent)
      if case .presented = nodes[node].kind, parent >= 0,
        case .presentation(let presentation) = nodes[parent].kind
      {
        return table.presentations[Int(presentation.placement)].containerSize(in: scene)
      }
      node = parent
    }
    return scene.containerSize
  }

  /// The axis of the nearest stack around the children of a node.
  private func stackAxis(around node: Int) -> Axis? {
    var node = node
    while node >= 0 {
      if case .presented = nodes[node].kind { return nil }
      let view = Int(nodes[node].view)
      if view >= 0 {
        switch content(of: view).spacerAxis {
        case .own(let axis): return axis
        case .inherited: break
        }
      }
      node = Int(nodes[node].parent)
    }
    return nil
  }
}

extension LayoutTree {
  /// Makes room for views inserted into the view tree.
  func grow(to viewCount: Int) {
    if viewCount > nodeOfView.count {
      nodeOfView += Array(repeating: -1, count: viewCount - nodeOfView.count)
    }
  }

  /// Resolves the views at a site as children of a node.
  func resolve(
    _ site: EditSite,
    in node: Int,
    after previous: Int32,
    scene: LayoutScene,
    traits: TreeTraits,
    measurer: any TextMeasurer,
    subviews: LayoutSubviews?
  ) {
    let reader = reader(around: node)
    var resolver = TreeResolver(
      resuming: self,
      scene,
      traits: traits,
      measurer: measurer,
      subviews: subviews
    )
    resolver.reader = reader
    resolver.resume(in: node, after: previous, path: site.path) { resolver, environment in
      resolver.emit(site.root, environment: environment)
    }
    finish(&resolver)
  }

  /// Resolves the views inside of a geometry reader whose size is known.
  func resolveInside(
    of reader: ReaderContent,
    scene: LayoutScene,
    measurer: any TextMeasurer,
    subviews: LayoutSubviews?
  ) {
    var resolver = TreeResolver(
      resuming: self,
      scene,
      traits: nil,
      measurer: measurer,
      subviews: subviews
    )
    resolver.reader = reader
    resolver.resume(in: Int(reader.node), after: -1, path: []) { resolver, environment in
      resolver.emitChildren(of: reader.view, environment: environment)
    }
    finish(&resolver)
  }

  private func finish(_ resolver: inout TreeResolver) {
    resolver.exchange(with: self)
    readers += resolver.readers
    if resolver.customLayouts.isEmpty { return }
    customLayouts += resolver.customLayouts
    customLayouts.sort { nodes[Int($0)].level > nodes[Int($1)].level }
  }
}

extension ViewTree {
  /// The traits of a node and those inside of it.
  func traits(of root: Int) -> TreeTraits {
    var traits = TreeTraits()
    for node in subtree(of: root) { traits.include(nodes[node].content) }
    return traits
  }
}
